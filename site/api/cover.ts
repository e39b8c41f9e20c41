import type { RemotePicture } from '#ui';
import { picture } from './sanitize/values.ts';

/** A cover in one width. */
interface Width {
  url: string;
  /** In px. */
  width: number;
}

/** The most widths of a cover that are read. */
const widthLimit = 12;

/** Returns the address of a picture; undefined when it is malformed or not safe. */
export const readAddress = (value: unknown) =>
  typeof value === 'string' ? picture(value.trim()) : undefined;

/** Whether `srcset` would read the address as it is: a space ends it, and so does a comma at its end. */
const fitsSrcset = (address: string) => !/[\s]|^,|,$/.test(address);

const readWidth = (value: unknown): Width[] => {
  if (typeof value !== 'object' || value === null) return [];
  const { url, width } = value as Partial<Record<keyof Width, unknown>>;
  const address = readAddress(url);
  const isWidth = typeof width === 'number' && Number.isInteger(width) && width > 0;
  return address && fitsSrcset(address) && isWidth && width <= 10_000
    ? [{ url: address, width }]
    : [];
};

/** Returns the valid widths of a cover, narrowest first, and each once. */
export const readWidths = (value: unknown): Width[] => {
  const widths = new Map<number, Width>();
  for (const one of (Array.isArray(value) ? value : []).slice(0, widthLimit).flatMap(readWidth)) {
    if (!widths.has(one.width)) widths.set(one.width, one);
  }
  return [...widths.values()].toSorted((a, b) => a.width - b.width);
};

interface CoverFields {
  coverImage?: string | undefined;
  coverImages?: Width[] | undefined;
}

/**
 * Replaces both cover fields of a post by `cover`, which the pages use. Made once for each post: a card
 * renders again when it changes.
 */
export const coverOf = <Fields extends CoverFields>(fields: Fields) => {
  const { coverImage, coverImages = [], ...post } = fields;
  const srcSet = coverImages.map(({ url, width }) => `${url} ${width}w`).join(', ');
  const cover: RemotePicture | string | undefined =
    coverImage && srcSet ? { src: coverImage, sources: [{ srcSet }] } : coverImage;
  return { ...post, cover };
};
