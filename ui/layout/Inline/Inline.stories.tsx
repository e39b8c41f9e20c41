import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Badge } from '../../primitives/Badge/index.ts';
import { gaps } from '../space.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Inline } from './Inline.tsx';
import { inlineAligns, inlineJustifies } from './values.ts';
import { Stack } from '../Stack/index.ts';
import { choice } from '#.storybook/fixtures/controls.ts';
import { narrow } from '#.storybook/edges';

const words = ['Forward', 'Defense', 'Goalie', 'Coach', 'Parent', 'Equipment manager'];

const meta = preview.meta({
  title: 'Layout/Inline',
  component: Inline,
  argTypes: {
    gap: choice(gaps),
    align: choice(inlineAligns),
    justify: choice(inlineJustifies),
  },
  args: { children: words.map((word) => <Badge key={word}>{word}</Badge>) },
});

export const Default = meta.story();

export const Gaps = meta.story({
  render: ({ children }) => (
    <Stack gap="lg">
      {gaps.map((gap) => (
        <Inline key={gap} gap={gap}>
          {children}
        </Inline>
      ))}
    </Stack>
  ),
});

export const Aligns = meta.story({
  render: () => (
    <Stack gap="lg">
      {inlineAligns.map((align) => (
        <Inline key={align} align={align}>
          <Heading level={2} size="xl">
            Line-up
          </Heading>
          <Badge>{align}</Badge>
        </Inline>
      ))}
    </Stack>
  ),
});

export const Justifies = meta.story({
  render: ({ children }) => (
    <Stack gap="lg">
      {inlineJustifies.map((justify) => (
        <Inline key={justify} justify={justify}>
          {children}
        </Inline>
      ))}
    </Stack>
  ),
});

/** Screen readers announce it as a list. */
export const AsList = meta.story({
  args: {
    as: 'ul',
    children: words.map((word) => (
      <li key={word}>
        <Badge>{word}</Badge>
      </li>
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveAttribute('role', 'list');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(words.length);
  },
});

export const Narrow = meta.story(narrow);
