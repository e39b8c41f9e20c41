import { expect } from 'storybook/test';
import { inChromatic, onPhone } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { focused, hovered } from '#.storybook/pseudoStates';
import { Stack } from '../../layout/Stack/index.ts';
import { Text } from '../Text/index.ts';
import { TextLink } from './TextLink.tsx';
import { textLinkVariants } from './values.ts';
import { narrow, unbrokenWord } from '#.storybook/edges';
import { choice } from '#.storybook/fixtures/controls.ts';

const meta = preview.meta({
  title: 'Primitives/TextLink',
  component: TextLink,
  argTypes: {
    variant: choice(textLinkVariants),
  },
  args: { children: 'how the laces are woven', href: '/hockey-laces' },
});

/** In running text it is underlined, so that color is not the only difference. */
export const Default = meta.story({
  render: (args) => (
    <Text>
      Before you pull them tight, read <TextLink {...args} />, and why cloth holds a knot.
    </Text>
  ),
  play: async ({ canvas, userEvent }) => {
    const before = location.href;
    const link = canvas.getByRole('link', { name: 'how the laces are woven' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(location.href).toBe(before);
  },
});

export const Variants = meta.story({
  ...inChromatic(),
  render: (args) => (
    <Stack align="start">
      {textLinkVariants.map((variant) => (
        <TextLink key={variant} {...args} variant={variant}>{`Variant: ${variant}`}</TextLink>
      ))}
    </Stack>
  ),
});

export const OnCrease = Variants.extend({ ...onPhone, globals: { surface: 'crease' } });
export const OnNight = Variants.extend({ ...onPhone, globals: { surface: 'night' } });

/** Opens a new tab, and tells screen readers so. */
export const External = meta.story({
  args: { children: 'Amazon store', href: 'https://example.com/store', external: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Amazon store (opens in a new tab)' });
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
});

/** Its accessible name says which post it belongs to. */
export const WithContext = meta.story({
  args: { children: 'Read more', variant: 'lead', context: 'Lacing first skates' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Read more (Lacing first skates)' }),
    ).toBeVisible();
  },
});

/** The script shows below the link what it leads to. The arrow points at it. */
export const Disclosure = meta.story({
  args: {
    children: 'Find your length',
    variant: 'lead',
    disclosure: {
      isOpen: true,
      id: 'finder',
      onClick: (event: { preventDefault: () => void }) => event.preventDefault(),
    },
  },
  render: (args) => (
    <Stack align="start">
      <TextLink {...args} />
      <p id="finder">The finder.</p>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Find your length', expanded: true });
    await expect(link).toHaveAttribute('aria-controls', 'finder');
  },
});

export const UnbrokenWord = meta.story({
  args: { children: unbrokenWord, variant: 'lead' },
  ...narrow,
});

export const Hovered = Variants.extend({ ...hovered, tags: ['!autodocs', '!test'] });

export const Focused = Variants.extend({ ...focused, tags: ['!autodocs', '!test'] });
