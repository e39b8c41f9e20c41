import { expect } from 'storybook/test';
import { onlyAt, inModes, large, printed } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { Troubles } from '#ui';
import {
  expectNoSidewaysScroll,
  longText,
  longTitle,
  unbrokenWord,
} from '../../../.storybook/fixtures/edges.ts';
import { troubles } from '../../../.storybook/fixtures/guides.ts';

const meta = preview.meta({
  title: 'Sections/Troubles',
  parameters: inModes(large),
  component: Troubles,
  args: { troubles },
});

/** Each problem is followed by its cure. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const problems = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(problems).toEqual(troubles.map(({ problem }) => problem));
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('Rub stick wax');
  },
});

export const OnCrease = Default.extend({ globals: { surface: 'crease' } });

export const LongText = meta.story({
  args: { troubles: [{ problem: longTitle, cure: longText }, ...troubles] },
});

export const UnbrokenWord = meta.story({
  args: { troubles: [{ problem: unbrokenWord, cure: unbrokenWord }] },
  ...onlyAt('w320'),
  play: expectNoSidewaysScroll,
});

export const Narrow = meta.story({
  ...onlyAt('w320'),
  play: expectNoSidewaysScroll,
});

export const Printed = Default.extend({ ...printed, tags: ['!autodocs', '!dev', '!test'] });
