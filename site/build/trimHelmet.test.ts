import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { assumeReact19 } from './trimHelmet.ts';

const installed = readFileSync(fileURLToPath(import.meta.resolve('react-helmet-async')), 'utf8');

it('assumeReact19 answers each question of the installed package for the version of React', () => {
  expect(installed.match(/\bisReact19\b/g)).toHaveLength(4);
  const trimmed = assumeReact19(installed);
  expect(trimmed).not.toContain('isReact19');
  expect(trimmed.match(/if \(true\) \{/g)).toHaveLength(3);
});

it('assumeReact19 throws when the package does not ask', () => {
  expect(() => assumeReact19('export const Helmet = 1;')).toThrow('no isReact19');
});
