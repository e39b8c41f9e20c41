import { expect } from 'storybook/test';
import { narrow, unbrokenWord } from '#.storybook/edges';
import preview from '#.storybook/preview';
import { Text } from '../../primitives/Text/index.ts';
import { Panel } from './Panel.tsx';

const meta = preview.meta({
  title: 'Panels/Panel',
  component: Panel,
  // `#ui` does not export it.
  tags: ['!autodocs', '!manifest'],
  args: { children: <Text>The ice is being made. Back in ten.</Text> },
});

/** The named panels are made of it; pages use those. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The ice is being made. Back in ten.')).toBeVisible();
  },
});

export const UnbrokenWord = meta.story({
  args: { children: <Text>{unbrokenWord}</Text> },
  ...narrow,
});
