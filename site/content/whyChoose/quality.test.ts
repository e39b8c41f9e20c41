import { expect, it } from 'vitest';
import { standardCount } from '../facts.ts';
import { quality } from './quality.ts';

it('lists as many standards as the home page says', () => {
  expect(quality.standards.items).toHaveLength(standardCount);
});
