import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { SkipLink } from './SkipLink.tsx';
import { Stack } from '../../layout/Stack/index.ts';
import { Text } from '../Text/index.ts';

const meta = preview.meta({
  title: 'Primitives/SkipLink',
  component: SkipLink,
  args: { target: 'story-main' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <Stack>
        <Text>The first press of the Tab key shows the link.</Text>
        <main id="story-main" tabIndex={-1}>
          <Text>The page itself.</Text>
        </main>
      </Stack>
    </>
  ),
});

/** Hidden until it has the focus. */
export const Default = meta.story();

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to main content' });
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).clipPath).toBe('none');
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'story-main');
    await expect(link).toHaveAttribute('href', '#story-main');
  },
});
