import { describe, expect, it } from 'vitest';
import { clockFaults } from './clock.ts';
import { sourcesIn } from './sources.ts';

const drawn = /^(?!.*(?:\.test\.|\/(?:e2e|testing|laws)\/)).*\.tsx?$/;
const files = ['ui', 'site'].flatMap((folder) => sourcesIn(folder, drawn));

it('no page, component or story reads the clock or the zone', () => {
  expect(files.length).toBeGreaterThan(120);
  const faults = files.flatMap(clockFaults);
  expect(faults.map((fault) => fault.split(':')[0])).toEqual([]);
});

describe('refused', () => {
  it.each([
    ['const now = new Date()', 'reads the clock'],
    ['const now = Date()', 'reads the clock'],
    ["const day = new Date('2025-01-05')", 'by the local zone'],
    ['const day = new Date(post.publishedAt)', 'by the local zone'],
    ['const day = new Date(2025, 0, 5)', 'by the local zone'],
    ["const day = Date.parse('2025-01-05')", 'by the local zone'],
  ])('%s', (text, fault) => {
    expect(clockFaults({ path: 'planted.ts', text })).toEqual([expect.stringContaining(fault)]);
  });

  it('but not new Date(Date.now()), which a test can hold still', () => {
    expect(clockFaults({ path: 'a.ts', text: 'new Date(Date.now()).getFullYear()' })).toEqual([]);
  });
});
