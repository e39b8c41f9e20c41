import { expect } from 'storybook/test';
import { narrow, unbrokenWord } from '#.storybook/edges';
import { inModes, small } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { Text } from '../../primitives/Text/index.ts';
import { Panel } from './Panel.tsx';

const meta = preview.meta({
  title: 'Panels/Panel',
  parameters: inModes(small),
  component: Panel,
  args: { live: 'status' as const, children: <Text>The ice is being made. Back in ten.</Text> },
});

/** The named panels are made of it; pages use those. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The ice is being made.');
  },
});

/** Announced at once. */
export const Alert = meta.story({
  args: { live: 'alert', children: <Text>The ice machine broke down.</Text> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The ice machine broke down.');
  },
});

export const UnbrokenWord = meta.story({
  args: { children: <Text>{unbrokenWord}</Text> },
  ...narrow,
});
