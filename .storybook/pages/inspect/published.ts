import * as pictures from '#ui/pictures';
import { config } from '../../../site/config/index.ts';

const srcs = Object.values(pictures).flatMap((made) =>
  Array.isArray(made) ? made.map(({ picture }) => picture.src) : [made.src],
);

/** Where the site publishes a picture that Storybook serves from elsewhere. */
const publishedPath = (src: string) => `/assets/${src.split(/[?#]/)[0]?.split('/').at(-1)}`;

/** The addresses of the product pictures in structured data, once published. */
export const publishedPictures = srcs.map(publishedPath);

const moved = new Map(srcs.map((src) => [config.origin + src, config.origin + publishedPath(src)]));

/** Structured data with its pictures where visitors of the site would find them. */
export const published = (data: unknown): unknown => {
  if (typeof data === 'string') return moved.get(data) ?? data;
  if (Array.isArray(data)) return data.map(published);
  return typeof data === 'object' && data !== null
    ? Object.fromEntries(Object.entries(data).map(([key, value]) => [key, published(value)]))
    : data;
};
