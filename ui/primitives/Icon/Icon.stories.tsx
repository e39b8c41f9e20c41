import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Icon } from './Icon.tsx';
import { iconNames, iconSizes } from './icons.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { Text } from '../Text/index.ts';
import { choice } from '#.storybook/fixtures/controls.ts';

const meta = preview.meta({
  title: 'Primitives/Icon',
  component: Icon,
  argTypes: {
    name: choice(iconNames),
    size: choice(iconSizes),
  },
  args: { name: 'check' as const },
});

/** Screen readers get only the text beside the icon. */
export const Default = meta.story({
  render: (args) => (
    <Inline gap="xs">
      <Icon {...args} />
      <Text>What it covers</Text>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});

export const Names = meta.story({
  render: () => (
    <Inline as="ul" gap="xl">
      {iconNames.map((name) => (
        <li key={name}>
          <Inline gap="xs">
            <Icon name={name} size="md" />
            <Text>{name}</Text>
          </Inline>
        </li>
      ))}
    </Inline>
  ),
});

export const OnNight = Names.extend({ globals: { surface: 'night' } });

export const Sizes = meta.story({
  render: ({ name }) => (
    <Inline gap="xl">
      {iconSizes.map((size) => (
        <Inline key={size} gap="xs">
          <Icon name={name} size={size} />
          <Text>{size}</Text>
        </Inline>
      ))}
    </Inline>
  ),
});
