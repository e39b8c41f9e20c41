import { expect } from 'storybook/test';
import { narrow } from '#.storybook/edges';
import { forcedColors, printed } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { BearingRows } from './BearingRows.tsx';

const meta = preview.meta({
  title: 'Sections/BearingRows',
  component: BearingRows,
  args: { count: 16, spares: 0 },
  decorators: [
    (Story) => (
      <div data-surface="night">
        <Story />
      </div>
    ),
  ],
});

const heightOf = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('svg')?.getBoundingClientRect().height ?? 0;

/** Two rows of eight: a pair of skates. */
export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('g')).toHaveLength(16);
  },
});

/** Spares follow in a row of their own. */
export const WithSpares = meta.story({
  args: { spares: 2 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('g')).toHaveLength(18);
  },
});

/** A short row has bearings of the same size. */
export const OneShortRow = meta.story({
  args: { count: 4 },
  play: async ({ canvasElement }) => {
    const { clientWidth = 0 } = canvasElement.querySelector('[data-surface]') ?? {};
    // An eighth of the row, which is at most 640 px wide.
    await expect(heightOf(canvasElement)).toBeCloseTo(Math.min(clientWidth, 640) / 8, 0);
  },
});

export const Narrow = meta.story(narrow);

export const ForcedColors = WithSpares.extend({
  ...forcedColors,
  tags: ['!autodocs', '!dev', '!test'],
});

export const Printed = WithSpares.extend({ ...printed, tags: ['!autodocs', '!dev', '!test'] });
