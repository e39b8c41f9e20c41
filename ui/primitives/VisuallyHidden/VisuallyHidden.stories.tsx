import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Text } from '../Text/index.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({
  title: 'Primitives/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: ' (opens in a new tab)' },
  render: (args) => (
    <Text>
      Amazon store
      <VisuallyHidden {...args} />
    </Text>
  ),
});

/** In the accessibility tree, and at most 1 px wide. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const hidden = canvas.getByText('(opens in a new tab)');
    await expect(hidden).toBeInTheDocument();
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
});
