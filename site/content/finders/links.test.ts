import { expect, it } from 'vitest';
import { readProducts } from '../../catalog/read.ts';
import { bearingTemplate } from './bearingCount.ts';
import { laceFinder } from './laceLength.ts';
import { finderLinks } from './links.ts';
import { tapeFinder } from './tapeRolls.ts';

it('leads to the sections of the product pages that answer', async () => {
  const tape = (await readProducts()).find(({ key }) => key === 'tape');
  expect(finderLinks.map(({ href }) => href.replace(/^.*#/, ''))).toEqual([
    tape && tapeFinder(tape)?.id,
    laceFinder.id,
    bearingTemplate.id,
  ]);
});
