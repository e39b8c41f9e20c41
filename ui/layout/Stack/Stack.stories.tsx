import preview from '#.storybook/preview';
import { Badge } from '../../primitives/Badge/index.ts';
import { gaps } from '../space.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from './Stack.tsx';
import { stackAligns } from './values.ts';
import { Text } from '../../primitives/Text/index.ts';
import { choice } from '#.storybook/fixtures/controls.ts';

const meta = preview.meta({
  title: 'Layout/Stack',
  component: Stack,
  argTypes: {
    gap: choice(gaps),
    align: choice(stackAligns),
  },
  args: {
    children: (
      <>
        <Heading level={2}>Three periods</Heading>
        <Text>Twenty minutes each, on a stopped clock.</Text>
        <Text variant="muted">Overtime is another matter.</Text>
      </>
    ),
  },
});

export const Default = meta.story();

export const Gaps = meta.story({
  render: () => (
    <Inline gap="2xl" align="start">
      {gaps.map((gap) => (
        <Stack key={gap} gap={gap} align="start">
          <Badge>{gap}</Badge>
          <Badge>{gap}</Badge>
          <Badge>{gap}</Badge>
        </Stack>
      ))}
    </Inline>
  ),
});

export const Aligns = meta.story({
  render: ({ children }) => (
    <Stack gap="2xl">
      {stackAligns.map((align) => (
        <Stack key={align} align={align}>
          <Badge>{align}</Badge>
          {children}
        </Stack>
      ))}
    </Stack>
  ),
});
