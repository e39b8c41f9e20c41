/** Measures the focus ring of the page in pixels: its contrast to what is on both sides of it. */
import type { Page } from '@playwright/test';
import { clipOf, colorsOf, reach, ringContrast, type Line } from './ringPixels.ts';

/** Minimum contrast of a shape (WCAG 2.2, 1.4.11). */
const minimum = 3;

interface Focused {
  name: string;
  /** Equal for elements that look the same. */
  kind: string;
  /** Lines of pixels across the middle of each edge that is in the window: their start, in px. */
  lines: Line[];
}

/** Returns the focused element. A wrapped link has the edges of its first and its last line. */
const readFocused = (page: Page): Promise<Focused | undefined> =>
  page.evaluate((far) => {
    const element = document.activeElement;
    const boxes = [...(element?.getClientRects() ?? [])];
    const [first, last] = [boxes[0], boxes.at(-1)];
    if (!element || element === document.body || !first || !last) return undefined;
    const middle = first.top + first.height / 2;
    const lines = [
      { side: 'left' as const, edge: first.left, x: first.left - far.out, y: middle },
      { side: 'right' as const, edge: first.right, x: first.right - far.in, y: middle },
      {
        side: 'top' as const,
        edge: first.top,
        x: first.left + first.width / 2,
        y: first.top - far.out,
      },
      {
        side: 'bottom' as const,
        edge: last.bottom,
        x: last.left + last.width / 2,
        y: last.bottom - far.in,
      },
    ];
    const surface = element.closest<HTMLElement>('[data-surface]')?.dataset['surface'] ?? 'page';
    const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return {
      name: `${element.localName} '${label.trim().slice(0, 40)}' on ${surface}`,
      kind: [
        element.localName,
        element.className,
        surface,
        element.matches('[data-current]'),
      ].join(),
      lines: lines.filter(({ side, edge }) => {
        const end = side === 'left' || side === 'right' ? innerWidth : innerHeight;
        return edge >= 0 && edge <= end;
      }),
    };
  }, reach);

/** Returns the sides of an element's ring that are below the minimum. The element loses the focus. */
const measureRing = async (page: Page, { name, lines }: Focused): Promise<string[]> => {
  const clip = clipOf(page, lines);
  const focused = await page.screenshot({ clip });
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const blurred = await page.screenshot({ clip });
  const ratios = lines.map(async (line) => ({
    side: line.side,
    ratio: ringContrast(await colorsOf(focused, clip, line), await colorsOf(blurred, clip, line)),
  }));
  return (await Promise.all(ratios))
    .filter(({ ratio }) => ratio < minimum)
    .map(({ side, ratio }) => `${name}, ${side}: ${ratio.toFixed(2)}`);
};

/** Returns the sides of the focused element's ring that are below the minimum. */
export const findFaintSides = async (page: Page): Promise<string[]> => {
  const focused = await readFocused(page);
  if (!focused) throw new Error('No element has the focus.');
  return measureRing(page, focused);
};

/** Presses Tab and returns the faint sides of each ring, once for elements that look the same. */
export const findFaintRings = async (page: Page, stops: number): Promise<string[]> => {
  const kinds = new Set<string>();
  const faint: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = await readFocused(page);
    if (!focused || kinds.has(focused.kind)) continue;
    kinds.add(focused.kind);
    faint.push(...(await measureRing(page, focused)));
  }
  return faint;
};
