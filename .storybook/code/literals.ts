/** Writes values of fixtures as literals, where their source cannot be pasted or would be too long. */
import * as sheets from '../../ui/assets/figures/sheet.ts';
import { topicSheet } from '../../ui/assets/figures/topicSheet.ts';
import * as postCards from '../fixtures/postCards.ts';
import * as posts from '../fixtures/posts.ts';

/** Modules whose values are made from the posts of the mock API. */
const evaluated: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '.storybook/fixtures/postCards.ts': postCards,
  '.storybook/fixtures/posts.ts': posts,
};

/** The most entries of a list that are shown. */
const longestList = 6;

/** Returns the first section of an HTML text. */
const firstSection = (html: string) => /^(?:<h2>)?[^]*?(?=<h2>|$)/.exec(html)?.[0].trim() ?? html;

/** Returns a value as source text. Lists and HTML are shortened. */
export const literal = (value: unknown): string => {
  if (typeof value === 'string' && value.startsWith('<')) {
    return `${JSON.stringify(firstSection(value))} as unknown as SafeHtml`;
  }
  if (Array.isArray(value)) return `[${value.slice(0, longestList).map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return `{ ${entries.map(([key, one]) => `${key}: ${literal(one)}`).join(', ')} }`;
};

/** Returns a constant of an evaluated module as source text; undefined when its source can be shown. */
export const constantOf = (path: string, name: string): string | undefined => {
  const value = evaluated[path]?.[name];
  return value === undefined || typeof value === 'function' ? undefined : literal(value);
};

/** The functions that read the posts of the mock API. Others are pure, and their source is shown. */
const readers = new Set(['htmlOf', 'loadedPostOf']);

/** Returns the result of a call in an evaluated module as source text. */
export const resultOf = (path: string, name: string, argument: string): string | undefined => {
  const found = readers.has(name) ? evaluated[path]?.[name] : undefined;
  return typeof found === 'function'
    ? literal((found as (text: string) => unknown)(argument))
    : undefined;
};

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const picture = (name: string) => ({
  src: `/${name}.jpg`,
  width: 1200,
  height: 800,
  sources: [{ type: 'image/avif', srcSet: `/${name}-600.avif 600w, /${name}-1200.avif 1200w` }],
});

/** Returns a picture of the site, which the package does not contain, with invented addresses. */
export const pictureOf = (name: string): { type: string; text: string } =>
  name === 'tapeImages'
    ? {
        type: "Record<'picture' | 'thumb' | 'full', PictureData>[]",
        text: literal(
          ['tape', 'tape-leg'].map((one) => ({
            picture: picture(one),
            thumb: picture(`${one}-thumb`),
            full: picture(`${one}-full`),
          })),
        ),
      }
    : { type: 'PictureData', text: literal(picture(kebab(name))) };

const sheetsByName = new Map(Object.entries({ ...sheets, topicSheet }));

/** The sheets of the functions in `ui/assets/figures/index.ts` that make a drawing. */
const sheetsOfMakers: Readonly<Record<string, string>> = {
  figure: 'sheet',
  layer: 'anatomySheet',
  step: 'stepSheet',
};

/**
 * Returns a drawing of the site from its source, which names its size: `figure(svg)`, or
 * `{ src: svg, ...threadSheet }`.
 *
 * @throws {Error} when the source names no size
 */
export const figureOf = (name: string, source: string): string => {
  const [, maker = '', spread = ''] = /^(\w+)\(|\.\.\.(\w+)/.exec(source) ?? [];
  const size = sheetsByName.get(sheetsOfMakers[maker] ?? spread);
  if (!size) {
    throw new Error(
      `ui/assets/figures/index.ts: the size of '${name}' is unknown. Spread a size of sheet.ts into it, or add the function that makes it to 'sheetsOfMakers' of .storybook/code/literals.ts.`,
    );
  }
  const { width, height } = size;
  return literal({ src: `/${kebab(name)}.svg`, width, height });
};
