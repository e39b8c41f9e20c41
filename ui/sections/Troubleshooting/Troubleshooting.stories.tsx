import { expect } from 'storybook/test';
import { fits, longText, longTitle, narrow, unbrokenWord } from '#.storybook/edges';
import { everyWindow, onPhone, printed } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { Troubleshooting } from './Troubleshooting.tsx';
import { problems } from '#.storybook/fixtures/guides.ts';

const meta = preview.meta({
  title: 'Sections/Troubleshooting',
  component: Troubleshooting,
  args: { problems },
});

/** Each problem is followed by its solution. */
export const Default = meta.story({
  ...everyWindow,
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(terms).toEqual(problems.map(({ problem }) => problem));
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('Rub stick wax');
  },
});

export const OnCrease = Default.extend({ ...onPhone, globals: { surface: 'crease' } });

export const LongText = meta.story({
  args: { problems: [{ problem: longTitle, solution: longText }, ...problems] },
});

export const UnbrokenWord = meta.story({
  args: { problems: [{ problem: unbrokenWord, solution: unbrokenWord }] },
  ...narrow,
});

export const Narrow = meta.story(fits);

export const Printed = Default.extend({ ...printed, tags: ['!autodocs', '!dev', '!test'] });
