import preview from '#.storybook/preview';
import { Badge } from './Badge.tsx';
import { narrow, unbrokenWord } from '#.storybook/edges';

const meta = preview.meta({
  title: 'Primitives/Badge',
  component: Badge,
  args: { children: 'Hockey Tips' },
});

export const Default = meta.story();

export const UnbrokenWord = meta.story({
  args: { children: unbrokenWord },
  ...narrow,
});
