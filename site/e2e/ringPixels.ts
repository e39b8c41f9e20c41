/** Reads lines of pixels that cross a focus ring, and the contrast of the ring in them. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast } from '../../ui/foundations/contrast.ts';

/** How far a line of measured pixels reaches out of the element and into it, in px. */
export const reach = { out: 10, in: 12 };
/** Colors with less contrast than this are one band, so that a shadow across the ring does not split it. */
const sameColor = 1.1;
/** The device scale factor of the screenshots. At 2, no part of the ring is thinner than two pixels. */
export const scale = 2;

export interface Line {
  side: 'left' | 'right' | 'top' | 'bottom';
  x: number;
  y: number;
}

const isAcross = ({ side }: Line) => side === 'left' || side === 'right';

/** Returns the part of the window that the lines are in. */
export const clipOf = (page: Page, lines: readonly Line[]) => {
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  const length = reach.out + reach.in;
  const ends = lines.map((line) => ({
    x: line.x + (isAcross(line) ? length : 1),
    y: line.y + (isAcross(line) ? 1 : length),
  }));
  const x = Math.max(0, Math.floor(Math.min(...lines.map((line) => line.x))));
  const y = Math.max(0, Math.floor(Math.min(...lines.map((line) => line.y))));
  return {
    x,
    y,
    width: Math.min(window.width, Math.ceil(Math.max(...ends.map((end) => end.x)))) - x,
    height: Math.min(window.height, Math.ceil(Math.max(...ends.map((end) => end.y)))) - y,
  };
};

/** Returns the colors of a line of pixels in a clipped screenshot, those outside the window left out. */
export const colorsOf = async (picture: Buffer, clip: { x: number; y: number }, line: Line) => {
  const { width, height } = await sharp(picture).metadata();
  const start = {
    x: Math.floor((line.x - clip.x) * scale),
    y: Math.floor((line.y - clip.y) * scale),
  };
  const [left, top] = [Math.max(0, start.x), Math.max(0, start.y)];
  const length = (reach.out + reach.in) * scale;
  const pixels = await sharp(picture)
    .extract({
      left,
      top,
      width: isAcross(line) ? Math.min(start.x + length, width) - left : 1,
      height: isAcross(line) ? 1 : Math.min(start.y + length, height) - top,
    })
    .removeAlpha()
    .raw()
    .toBuffer();
  return Array.from(
    { length: pixels.length / 3 },
    (_, at) => `#${pixels.subarray(at * 3, at * 3 + 3).toString('hex')}`,
  );
};

/** Returns the contrast of the ring: of the new band that differs most from both its neighbors. */
export const ringContrast = (focused: readonly string[], blurred: readonly string[]) => {
  const bands: { color: string; isNew: boolean; length: number }[] = [];
  for (const [at, color] of focused.entries()) {
    const isNew = color !== blurred[at];
    const last = bands.at(-1);
    if (last && contrast(last.color, color) < sameColor) {
      last.length += 1;
      last.isNew ||= isNew;
    } else {
      bands.push({ color, isNew, length: 1 });
    }
  }
  // A single pixel is a smoothed edge.
  const solid = bands.filter(({ length }) => length > 1);
  const ratios = solid.map(({ color, isNew }, index) => {
    const [before, after] = [solid[index - 1], solid[index + 1]];
    if (!isNew || !before || !after) return 1;
    return Math.min(contrast(color, before.color), contrast(color, after.color));
  });
  return Math.max(1, ...ratios);
};
