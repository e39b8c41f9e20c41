import { describe, expect, it } from 'vitest';
import { licensesText } from './licenses.ts';

describe('licensesText', () => {
  it('has the whole license of each package and font below its name', () => {
    const packages = [{ name: 'puck', version: '1.2.3', identifier: 'MIT', text: 'MIT text\n' }];
    const rule = '-'.repeat(72);
    expect(licensesText(packages, [{ name: 'Archivo', text: 'OFL text' }])).toBe(
      `Software and fonts of others in this site, with their licenses.\n\n` +
        `${rule}\npuck 1.2.3 (MIT)\n${rule}\n\nMIT text\n\n` +
        `${rule}\nArchivo, font (OFL-1.1)\n${rule}\n\nOFL text\n`,
    );
  });
});
