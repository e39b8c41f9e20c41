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

/** A row of eight wheels: a pair of skates. */
export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('g')).toHaveLength(16);
    await expect(canvasElement.querySelectorAll('rect')).toHaveLength(8);
  },
});

/** Spares follow without a wheel. */
export const WithSpares = meta.story({
  args: { spares: 2 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('g')).toHaveLength(18);
    await expect(canvasElement.querySelectorAll('rect')).toHaveLength(8);
  },
});

/** Wheels have one size in a short row, too. A wheel with one bearing does not get a spare. */
export const OneShortRow = meta.story({
  args: { count: 5, spares: 2 },
  play: async ({ canvasElement }) => {
    const [wheel] = canvasElement.querySelectorAll('rect');
    const row = canvasElement.querySelector('svg')?.getBoundingClientRect().width ?? 0;
    await expect(wheel?.getBoundingClientRect().width).toBeCloseTo((row * 22) / 212, 0);
    const [x, ...others] = Array.from(canvasElement.querySelectorAll('g'), (bearing) =>
      Math.round(bearing.getBoundingClientRect().x / (row / 8)),
    );
    await expect([x, ...others]).toEqual([0, 0, 1, 1, 2, 3, 3]);
  },
});

/** The bearings of a team: two rows of wheels. */
export const TwoRows = meta.story({ args: { count: 32, spares: 2 } });

export const Narrow = meta.story(narrow);

export const ForcedColors = WithSpares.extend({
  ...forcedColors,
  tags: ['!autodocs', '!dev', '!test'],
});

export const Printed = WithSpares.extend({ ...printed, tags: ['!autodocs', '!dev', '!test'] });
