import { expect } from 'storybook/test';
import { fits, longText, narrow, unbrokenWord } from '#.storybook/edges';
import { everyWindow, phoneAndDesktop, printed } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { ItemList } from './ItemList.tsx';
import { pointItems } from './pointItems.tsx';
import { points } from '#.storybook/fixtures/guides.ts';

const meta = preview.meta({
  title: 'Sections/ItemList',
  component: ItemList,
  argTypes: { variant: { control: false } },
  args: { items: points, variant: pointItems },
});

export const Default = meta.story({
  ...everyWindow,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('heading', { level: 3, name: 'The grip' })).toBeVisible();
  },
});

/** Three items share a row. */
export const ThreeItems = meta.story({ args: { items: points.slice(0, 3) } });

export const TwoItems = meta.story({
  ...phoneAndDesktop,
  args: { items: points.slice(0, 2) },
});

export const LongText = meta.story({
  args: { items: [{ title: 'The blade', text: longText }, ...points.slice(1)] },
});

export const UnbrokenWord = meta.story({
  args: { items: [{ title: unbrokenWord, text: unbrokenWord }] },
  ...narrow,
});

export const Narrow = meta.story(fits);

export const Printed = Default.extend({ ...printed, tags: ['!autodocs', '!dev', '!test'] });
