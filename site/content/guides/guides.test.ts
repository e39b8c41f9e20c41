import { describe, expect, it } from 'vitest';
import { shortDate } from '../../api/dates.ts';
import { bearings } from '../../products/bearings.ts';
import { bearingCare } from './bearingCare.ts';
import type { Guide } from './guide.ts';
import { skateLacing } from './skateLacing.ts';
import { stickTaping } from './stickTaping.ts';

const guides = [stickTaping, skateLacing, bearingCare];

const methodsOf = ({ parts }: Guide) => parts.flatMap(({ methods }) => methods ?? []);
const idsOf = (guide: Guide) => [...guide.parts, ...methodsOf(guide)].map(({ id }) => id);

describe.each(guides)('$path', (guide) => {
  it('has unique anchors in kebab case', () => {
    const ids = idsOf(guide);
    expect(ids.filter((id) => !/^[a-z]+(?:-[a-z]+)*$/.test(id))).toEqual([]);
    expect(new Set([...ids, 'pro-tip', 'main', 'page-title']).size).toBe(ids.length + 3);
  });

  it('refers only to its own parts and methods', () => {
    const links = guide.parts.flatMap(({ table }) => table?.links ?? []);
    const named = guide.productAfter ? [guide.productAfter] : [];
    const ids = [...named, ...links.map((link) => link.slice(1))];
    expect(ids.filter((id) => !idsOf(guide).includes(id))).toEqual([]);
  });

  it('shows its photograph before the methods of a part', () => {
    const { photo, parts } = guide;
    expect(!photo || parts.find(({ id }) => id === photo.part)?.methods).toBeTruthy();
  });

  it('has an ISO date and an ISO duration that match their texts', () => {
    expect(guide.updated.iso).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(guide.updated.text).toBe(shortDate(guide.updated.iso)?.text);
    expect(guide.time.iso).toMatch(/^PT\d+M$/);
    expect(guide.time.text).toContain(guide.time.iso.slice(2, -1));
  });

  it.each(methodsOf(guide))('$name has a step for each number in its drawing', (method) => {
    const numbers = [...method.figureAlt.matchAll(/\((\d)\)/g)].map(([, number]) => Number(number));
    expect(numbers).toEqual(method.steps.map((_step, index) => index + 1));
  });
});

describe('the lacing guide', () => {
  it('has the largest size of a row of the chart in the next row', () => {
    const [length] = skateLacing.parts;
    expect(length?.table?.rows.map(([sizes]) => sizes)).toEqual([
      'Youth up to 13',
      'Youth 13.5 – junior 2',
      'Junior 2.5 – 5',
      'Junior 5.5 – senior 8',
      'Senior 8.5 – 11',
      'Senior 11.5 and up',
    ]);
  });
});

describe('the bearing guide', () => {
  it('has five steps in sequence', () => {
    const [steps] = bearingCare.parts.filter(({ isSequence }) => isSequence);
    expect(steps?.methods?.map(({ id }) => id)).toEqual([
      'remove',
      'open',
      'wash',
      'dry',
      'lubricate',
    ]);
  });

  it('states the ABEC grade that the drawing marks', () => {
    const grade = bearings.abec.page.split('-')[1];
    const chart = bearingCare.parts.find(({ figure }) => figure)?.figure;
    expect(chart?.alt).toContain(`at ${grade}, marked in green`);
  });
});

it('the lengths of laces agree in inches and centimeters', () => {
  const rows = skateLacing.parts.flatMap(({ table }) => table?.rows ?? []);
  expect(rows).toHaveLength(6);
  for (const [, inches, centimeters] of rows) {
    expect(Number(centimeters)).toBe(Math.round(Number(inches) * 2.54));
  }
});
