import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Rating } from './Rating.tsx';
import { Stack } from '../../layout/Stack/index.ts';

const meta = preview.meta({
  title: 'Primitives/Rating',
  component: Rating,
  args: { value: 4.5 },
});

/** Announced once, as a sentence. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rated 4.5 out of 5')).toBeInTheDocument();
    await expect(canvas.getByText('4.5')).toHaveAttribute('aria-hidden', 'true');
  },
});

export const Values = meta.story({
  render: () => (
    <Stack gap="xs">
      {Array.from({ length: 11 }, (_, halves) => (
        <Rating key={halves} value={halves / 2} />
      ))}
    </Stack>
  ),
});

export const OnNight = Values.extend({ globals: { surface: 'night' } });
