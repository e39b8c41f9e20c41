import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { describe, expect, it } from 'vitest';
import { nameSyntaxError } from './syntaxError.ts';

describe('nameSyntaxError', () => {
  it('names the place of a decimal comma', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'syntax-'));
    const file = join(folder, 'wax.ts');
    await writeFile(file, 'export const pack = { price: 14,50 };\n');
    const reading = runnerImport(file, { configFile: false, logLevel: 'silent' });
    await expect(reading.catch(nameSyntaxError)).rejects.toThrow(
      /wax\.ts:1:\d+ cannot be read: Expected `:` but found `}`\. Write a number with a point/,
    );
    await rm(folder, { recursive: true });
  });

  it('throws other errors as they are', () => {
    const error = new Error('The disk is full.');
    expect(() => nameSyntaxError(error)).toThrow(error);
  });
});
