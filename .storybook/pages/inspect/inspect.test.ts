import { beforeAll, describe, expect, it } from 'vitest';
import { sanitize } from '../../../site/api/sanitize/node.ts';
import { openPage } from '../../../site/e2e/audit/open.ts';
import type { Site } from '../../../site/e2e/audit/site.ts';
import { pageStates, type StatedPath } from '../states.ts';
import { stateOf } from '../stateOf.ts';
import { writeDocument } from './document.tsx';
import { inspect, type Inspection } from './inspect.ts';
import { siteAround } from './site.ts';

const write = async (path: string, scenario = stateOf('/', 'Loaded').scenario) =>
  writeDocument(path, scenario, sanitize);

let site: Site;
beforeAll(async () => {
  const [home, notFound] = await Promise.all([write('/'), write('/404')]);
  site = siteAround(openPage(home.html, home.path), openPage(notFound.html));
});

const brokenIn = ({ findings }: Inspection) =>
  findings.flatMap(({ found }) =>
    found.flatMap(({ rule, faults }) => faults.map((fault) => `${rule}: ${fault}`)),
  );

const paths = Object.keys(pageStates) as StatedPath[];
const states = paths.flatMap((of) =>
  Object.keys(pageStates[of].states).map((name) => ({ of, name })),
);
/** What comes about in the browser alone. */
const withoutDocument = ['Loading', 'LoadFailed', 'NotFound'];
const isOfApi = (of: StatedPath) => of === '/' || of.startsWith('/blog');
const hasDocument = ({ of, name }: (typeof states)[number]) =>
  !isOfApi(of) || !withoutDocument.includes(name);

describe('every document keeps every rule', () => {
  it.each(states.filter(hasDocument))('$of $name', async ({ of, name }) => {
    const { path, scenario } = stateOf(of, name);
    const written = await write(path, scenario);
    expect(brokenIn(inspect(openPage(written.html, written.path), site))).toEqual([]);
  });
});

describe('no document is written where the API has nothing to write', () => {
  it.each(states.filter((state) => !hasDocument(state)))('$of $name', async ({ of, name }) => {
    const { path, scenario } = stateOf(of, name);
    await expect(write(path, scenario)).rejects.toThrow(TypeError);
  });
});

it('says what search engines, networks and readers of data get', async () => {
  const { html, path } = await write('/hockey-laces');
  const { result, card, types, data } = inspect(openPage(html, path), site);
  expect(result).toMatchObject({ address: `${site.origin}/hockey-laces`, isListed: true });
  expect(result.title).toMatch(/ \| Crossbar Hockey$/);
  expect(card.picture).toBe(`${site.origin}/share/hockey-laces.jpg`);
  expect(types).toContain('Product');
  expect(JSON.parse(data)).toHaveProperty('@graph');
});

it('says that the 404 page is not listed', async () => {
  const { html, path } = await write('/privacy-policy');
  expect(inspect(openPage(html, path), site).result.isListed).toBe(false);
});

describe('a planted fault is found', () => {
  it.each([
    ['canonical', '<link rel="canonical"', '<link rel="alternate"'],
    ['title', ' | Crossbar Hockey</title>', '</title>'],
    ['shareTags', '<meta property="og:image"', '<meta property="og:audio"'],
    ['sharePictures', '/share/hockey-laces.jpg', '/share/nothing.jpg'],
    ['dataShapes', '"price":"7.99"', '"price":"cheap"'],
    ['dataForbidden', '"@type":"Brand"', '"@type":"AggregateRating"'],
    ['pricesSeen', '"price":"7.99"', '"price":"6.99"'],
    ['dataBlock', 'https://schema.org","@graph', 'https://schema.example","@graph'],
  ])('by %s', async (rule, from, to) => {
    const { html, path } = await write('/hockey-laces');
    expect(html).toContain(from);
    const page = openPage(html.replaceAll(from, to), path);
    expect(brokenIn(inspect(page, site)).map((fault) => fault.split(':')[0])).toContain(rule);
  });
});
