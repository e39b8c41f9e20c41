import { expect, within } from 'storybook/test';
import { fits, longText, longTitle, narrow, unbrokenWord } from '#.storybook/edges';
import { everyWindow, printed } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { ProTip } from './ProTip.tsx';

const meta = preview.meta({
  title: 'Sections/ProTip',
  component: ProTip,
  args: {
    id: 'tip',
    title: 'Keep the roll warm',
    text: 'A roll that spent the night in the trunk is stiff, and its glue hardly takes.',
  },
});

/** A landmark with the tip's name. */
export const Default = meta.story({
  ...everyWindow,
  play: async ({ canvas }) => {
    const tip = canvas.getByRole('region', { name: 'Keep the roll warm' });
    await expect(within(tip).getByText('Pro tip')).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { title: longTitle, text: longText },
});

export const UnbrokenWord = meta.story({
  args: { title: unbrokenWord, text: unbrokenWord },
  ...narrow,
});

export const Narrow = meta.story(fits);

export const Printed = Default.extend({ ...printed, tags: ['!autodocs', '!dev', '!test'] });
