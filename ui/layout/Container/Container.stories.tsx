import preview from '#.storybook/preview';
import { Container } from './Container.tsx';
import { containerWidths } from './values.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { choice } from '#.storybook/fixtures/controls.ts';
import { longText, narrow, unbrokenWord } from '#.storybook/edges';

const meta = preview.meta({
  title: 'Layout/Container',
  component: Container,
  argTypes: {
    width: choice(containerWidths),
  },
  args: { children: <Text>{longText}</Text> },
});

export const Default = meta.story();

export const Widths = meta.story({
  render: ({ children }) => (
    <Stack gap="2xl">
      {containerWidths.map((width) => (
        <Container key={width} width={width}>
          {children}
        </Container>
      ))}
    </Stack>
  ),
});

export const UnbrokenWord = meta.story({
  args: { children: <Text size="lg">{unbrokenWord.repeat(2)}</Text> },
  ...narrow,
});
