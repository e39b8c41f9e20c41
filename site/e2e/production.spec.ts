/** `npm run serve` in a folder that has the build and the packages of `npm ci --omit=dev`, no sources. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMockApi } from '../../mock-api/index.ts';
import { expect, openHydrated, test } from './test.ts';

interface Lock {
  packages: Record<string, { dev?: true }>;
}

/** Copies what a production install has, from this install, so that the test needs no registry. */
const installProduction = async () => {
  // Outside of the repository: Node would find the packages of the repository above it.
  const folder = await mkdtemp(join(tmpdir(), 'crossbar-production-'));
  const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as Lock;
  const packages = Object.entries(lock.packages).filter(([path, { dev }]) => path !== '' && !dev);
  for (const name of ['dist', 'package.json', ...packages.map(([path]) => path)]) {
    await cp(name, join(folder, name), { recursive: true });
  }
  return folder;
};

/** Runs `npm run serve` in a folder. `address` resolves when the server listens. */
const runServe = (folder: string, env: Record<string, string>) => {
  const child = spawn('npm', ['run', '--silent', 'serve'], {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (text: Buffer) => (stderr += text.toString()));
  const exit = once(child, 'exit').then(([code]) => ({ code: code as number | null, stderr }));
  const address = async () => {
    let stdout = '';
    for await (const text of child.stdout) {
      stdout += String(text);
      const [, origin] = /running at (http:\S+)/.exec(stdout) ?? [];
      if (origin) return origin;
    }
    throw new Error(`npm run serve ended: ${stderr}`);
  };
  return { exit, address, stop: () => child.kill() };
};

test('a production install serves the last build with the API of API_ORIGIN, and not without', async ({
  page,
}) => {
  const folder = await installProduction();
  const api = await startMockApi({ port: 0 });
  const server = runServe(folder, { API_ORIGIN: api.origin });
  try {
    const { code, stderr } = await runServe(folder, {}).exit;
    expect(code).toBe(1);
    expect(stderr).toMatch(/^API_ORIGIN is not set: .*\n$/);

    const origin = await server.address();
    await openHydrated(page, origin);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\w/);
    await page.goto(`${origin}/blog`);
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page.getByRole('button', { name: 'Copy link' }).first()).toBeVisible();
    const status = async (path: string) => (await page.request.get(origin + path)).status();
    expect(await status('/api/blog/posts')).toBe(200);
    expect(await status('/blog/no-such-post')).toBe(404);
  } finally {
    server.stop();
    await server.exit;
    await api.close();
    await rm(folder, { recursive: true, force: true });
  }
});
