import { expect } from 'storybook/test';
import { fits, longText, narrow, unbrokenWord } from '#.storybook/edges';
import { everyWindow, forcedColors, printed } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { Materials } from './Materials.tsx';
import { materials } from '#.storybook/fixtures/guides.ts';

const meta = preview.meta({
  title: 'Sections/Materials',
  component: Materials,
  args: { groups: materials },
});

export const Default = meta.story({
  ...everyWindow,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Tools' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
});

export const OneGroup = meta.story({ args: { groups: materials.slice(0, 1) } });

export const LongText = meta.story({
  args: { groups: [{ title: 'Tools', items: [longText, 'A dry towel'] }] },
});

export const UnbrokenWord = meta.story({
  args: { groups: [{ title: unbrokenWord, items: [unbrokenWord] }] },
  ...narrow,
});

export const Narrow = meta.story(fits);

export const ForcedColors = Default.extend({
  ...forcedColors,
  tags: ['!autodocs', '!dev', '!test'],
});

export const Printed = Default.extend({ ...printed, tags: ['!autodocs', '!dev', '!test'] });
