import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ensureBrowser, findBrowser, launchOptions } from './browser.ts';

afterEach(() => vi.unstubAllEnvs());

describe.runIf(process.platform !== 'win32')('the browser', () => {
  it('is the one named by CHROMIUM', async () => {
    vi.stubEnv('CHROMIUM', '/bin/sh');
    expect(findBrowser()).toBe('/bin/sh');
    expect(launchOptions()).toMatchObject({ executablePath: '/bin/sh' });
    vi.stubEnv('CHROMIUM', '/usr/bin/true');
    expect(await ensureBrowser()).toBe('/usr/bin/true');
  });

  it('must exist when it is named', async () => {
    vi.stubEnv('CHROMIUM', '/nowhere/chromium');
    const sentence =
      "CHROMIUM is '/nowhere/chromium', which is not a program: correct it, or leave it out.";
    expect(() => findBrowser()).toThrow(sentence);
    expect(() => launchOptions()).toThrow(sentence);
    await expect(ensureBrowser()).rejects.toThrow(sentence);
  });

  it('must start when it is named', async () => {
    vi.stubEnv('CHROMIUM', '/usr/bin/false');
    await expect(ensureBrowser()).rejects.toThrow(
      'The browser at CHROMIUM (/usr/bin/false) does not start: install Chromium or Chrome, or set CHROMIUM to the path of one, and run this again.',
    );
  });

  it('is a headless shell where there is one, the whole browser where that is asked for', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'browser-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const shell = join(folder, 'chrome-headless-shell');
    for (const path of [shell, join(folder, 'chromium')]) {
      await writeFile(path, '', { mode: 0o755 });
    }
    vi.stubEnv('CHROMIUM', undefined);
    vi.stubEnv('PATH', folder);
    expect(findBrowser()).toBe(shell);
    expect(launchOptions()).toMatchObject({ executablePath: shell });
    expect(findBrowser({ whole: true })).not.toMatch(/shell$/);
  });

  it('is not allowed to call home', () => {
    vi.stubEnv('CHROMIUM', '/bin/sh');
    expect(launchOptions().args).toEqual(
      expect.arrayContaining([
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ]),
    );
  });
});
