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

/** Two rows of four wheels: a pair of skates. */
export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('g')).toHaveLength(16);
    await expect(canvasElement.querySelectorAll('svg > circle')).toHaveLength(8);
  },
});

/** Spares are after the wheels of the first skate, without a wheel. */
export const WithSpares = meta.story({
  args: { spares: 2 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('g')).toHaveLength(18);
    await expect(canvasElement.querySelectorAll('svg > circle')).toHaveLength(8);
  },
});

/** Wheels have one size in a short row, too. A wheel with one bearing does not get a spare. */
export const OneShortRow = meta.story({
  args: { count: 5, spares: 2 },
  play: async ({ canvasElement }) => {
    const [wheel] = canvasElement.querySelectorAll('svg > circle');
    const column = (canvasElement.querySelector('svg')?.getBoundingClientRect().width ?? 0) / 5;
    await expect(wheel?.getBoundingClientRect().width).toBeCloseTo((column * 48) / 52, 0);
    const columns = Array.from(canvasElement.querySelectorAll('g'), (bearing) =>
      Math.floor(bearing.getBoundingClientRect().x / column),
    );
    const first = columns[0] ?? 0;
    await expect(columns.map((one) => one - first)).toEqual([0, 0, 1, 1, 2, 4, 4]);
  },
});

/** Two pairs of skates: a pair in each row. */
export const TwoRows = meta.story({ args: { count: 32, spares: 2 } });

export const Narrow = meta.story(narrow);

export const ForcedColors = WithSpares.extend({
  ...forcedColors,
  tags: ['!autodocs', '!dev', '!test'],
});

export const Printed = WithSpares.extend({ ...printed, tags: ['!autodocs', '!dev', '!test'] });
