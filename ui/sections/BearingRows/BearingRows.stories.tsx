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

/** Two skates of four wheels. */
export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(2);
    await expect(canvasElement.querySelectorAll('use')).toHaveLength(8);
  },
});

/** Spares are after the last skate. All skates have one scale. */
export const WithSpares = meta.story({
  args: { spares: 2 },
  play: async ({ canvasElement }) => {
    const [first, last] = canvasElement.querySelectorAll('svg');
    await expect(first?.querySelectorAll(':scope > g')).toHaveLength(0);
    await expect(last?.querySelectorAll(':scope > g')).toHaveLength(2);
    await expect(first?.getAttribute('viewBox')).toBe(last?.getAttribute('viewBox'));
  },
});

/** Ten wheels: the last skate has two. Wheels have one size. */
export const PartOfAFrame = meta.story({
  args: { count: 20, spares: 2 },
  play: async ({ canvasElement }) => {
    const wheels = [...canvasElement.querySelectorAll('svg')].map((frame) => [
      ...frame.querySelectorAll('use'),
    ]);
    await expect(wheels.map(({ length }) => length)).toEqual([4, 4, 2]);
    const widths = wheels.flat().map((wheel) => Math.round(wheel.getBoundingClientRect().width));
    await expect(new Set(widths).size).toBe(1);
  },
});

/** Two pairs of skates. */
export const FourFrames = meta.story({ args: { count: 32, spares: 2 } });

export const Narrow = meta.story(narrow);

export const ForcedColors = WithSpares.extend({
  ...forcedColors,
  tags: ['!autodocs', '!dev', '!test'],
});

export const Printed = WithSpares.extend({ ...printed, tags: ['!autodocs', '!dev', '!test'] });
