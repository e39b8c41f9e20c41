import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Heading } from './Heading.tsx';
import { headingLevels, headingSizes } from './values.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { choice } from '#.storybook/fixtures/controls.ts';
import { longTitle, narrow, unbrokenWord } from '#.storybook/edges';

const meta = preview.meta({
  title: 'Primitives/Heading',
  component: Heading,
  argTypes: {
    level: choice(headingLevels),
    size: choice(headingSizes),
  },
  args: { children: 'What players are saying', level: 2 as const },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: 'What players are saying' });
    await expect(heading).toBeVisible();
  },
});

export const Sizes = meta.story({
  render: () => (
    <Stack gap="lg">
      {headingSizes.map((size) => (
        <Heading key={size} level={2} size={size}>{`Drop the puck, ${size}`}</Heading>
      ))}
    </Stack>
  ),
});

/** Every level has the same size: level and size are separate props. */
export const Levels = meta.story({
  render: () => (
    <Stack>
      {headingLevels.map((level) => (
        <Heading key={level} level={level}>{`Level ${level}`}</Heading>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const level of headingLevels) {
      await expect(canvas.getByRole('heading', { level })).toBeVisible();
    }
  },
});

export const OnNight = Sizes.extend({ globals: { surface: 'night' } });

export const LongText = meta.story({
  args: { children: longTitle, size: 'xl' },
});

export const UnbrokenWord = meta.story({
  args: { children: unbrokenWord, size: 'display' },
  ...narrow,
});
