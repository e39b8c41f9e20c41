import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root, type Source } from './sources.ts';

const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
const tsconfig = {
  compilerOptions: {
    strict: true,
    jsx: 'react-jsx',
    target: 'ES2024',
    module: 'ESNext',
    types: [],
  },
};

interface Output {
  diagnostics: { filename: string; code: string }[];
}

/**
 * Lints files that exist only for that, by the project's own rules, in a folder that is gone
 * afterwards. Answers with the rules that were broken, by path.
 */
export const lint = (files: readonly Source[]): Map<string, string[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  try {
    copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
    for (const { path, text } of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const { stdout, stderr } = spawnSync(process.execPath, [oxlint, '--format', 'json'], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (!stdout.startsWith('{')) throw new Error(`oxlint did not run: ${stdout}${stderr}`);
    const broken = new Map<string, string[]>(files.map(({ path }) => [path, []]));
    for (const { filename, code } of (JSON.parse(stdout) as Output).diagnostics) {
      broken.get(filename.replaceAll('\\', '/'))?.push(code);
    }
    return broken;
  } finally {
    rmSync(folder, { recursive: true });
  }
};
