import { expect } from 'storybook/test';
import { longText, longTitle, narrow, unbrokenWord } from '#.storybook/edges';
import preview from '#.storybook/preview';
import { EmptyPanel } from './EmptyPanel.tsx';

const meta = preview.meta({
  title: 'Panels/EmptyPanel',
  component: EmptyPanel,
  args: { title: 'No posts found', text: 'There are no blog posts yet. Check back soon!' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No posts found' })).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { title: longTitle, text: longText },
});

export const UnbrokenWord = meta.story({
  args: { title: unbrokenWord, text: unbrokenWord },
  ...narrow,
});
