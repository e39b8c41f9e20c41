import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown, type BundleError } from 'rolldown';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { missingInPackage, missingInUi } from './missingExports.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'missing-exports-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

describe('missingInUi', () => {
  /** Returns the error of a build of `main.js`. */
  const errorOf = async (main: string): Promise<BundleError> => {
    write('main.js', main);
    write('fan.js', 'export const Fan = 1;');
    const cwd = fileURLToPath(new URL('../..', import.meta.url));
    const build = await rolldown({ cwd, input: join(folder, 'main.js') });
    return build.generate().then(
      () => expect.unreachable('the build has no error'),
      (error: BundleError) => error,
    );
  };

  it('names the export, the module, and the line that imports it', async () => {
    const sentences = missingInUi(
      await errorOf("import { Ice } from './fan.js';\nexport { Ice };"),
    );
    expect(sentences).toEqual([
      expect.stringMatching(/main\.js:1 imports Ice, which \S*fan\.js does not export: /),
    ]);
  });

  it('leaves other errors to rolldown', async () =>
    expect(missingInUi(await errorOf('export const = 1;'))).toEqual([]));
});

describe('missingInPackage', () => {
  it('names the app that imports what the package does not export', () => {
    const manifest = {
      name: '@team/ui',
      exports: { '.': { types: './index.d.ts' }, './tokens': { types: './tokens.d.ts' } },
    };
    write('package/package.json', JSON.stringify(manifest));
    write('package/index.d.ts', "export * from './Fan/index.js';");
    write(
      'package/Fan/index.d.ts',
      'export interface FanProps {}\nexport declare const Fan: (input: FanProps) => void;',
    );
    write('package/tokens.d.ts', 'export declare const tokens: {};');
    write(
      'apps/vite/App.tsx',
      [
        "import { Fan, Ice, type FanProps } from '@team/ui';",
        "import type { IceProps } from '@team/ui';",
        "import { tokens, lengths } from '@team/ui/tokens';",
        "import { useState } from 'react';",
      ].join('\n'),
    );
    expect(missingInPackage(join(folder, 'package'), join(folder, 'apps'))).toEqual([
      expect.stringMatching(
        /apps\/vite\/App\.tsx imports Ice, which '@team\/ui' does not export: /,
      ),
      expect.stringContaining("imports IceProps, which '@team/ui' does not export: "),
      expect.stringContaining("imports lengths, which '@team/ui/tokens' does not export: "),
    ]);
  });
});
