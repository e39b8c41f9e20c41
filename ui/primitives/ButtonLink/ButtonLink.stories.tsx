import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { focused, hovered } from '#.storybook/pseudoStates';
import { ButtonLink } from './ButtonLink.tsx';
import { buttonSizes, buttonVariants, buttonWidths } from '../Button/index.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { toneNames } from '../../foundations/tokens/index.ts';
import { narrow, unbrokenWord } from '#.storybook/edges';
import { choice } from '#.storybook/fixtures/controls.ts';

const meta = preview.meta({
  title: 'Primitives/ButtonLink',
  component: ButtonLink,
  argTypes: {
    variant: choice(buttonVariants),
    tone: choice(toneNames),
    size: choice(buttonSizes),
    width: choice(buttonWidths),
  },
  args: { children: 'View all articles', href: '/blog' },
});

/** Opens in the same tab. In Storybook, links do not leave the story. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const before = location.href;
    const link = canvas.getByRole('link', { name: 'View all articles' });
    await expect(link).not.toHaveAttribute('target');
    await userEvent.click(link);
    await expect(location.href).toBe(before);
  },
});

/** Opens a new tab, and tells screen readers so. */
export const External = meta.story({
  args: { children: 'Shop on Amazon', href: 'https://example.com/store', external: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Shop on Amazon (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
  },
});

/** Links with the same label have different accessible names. */
export const WithContext = meta.story({
  args: { children: 'Buy on Amazon', href: 'https://example.com/tape', external: true },
  render: (args) => (
    <Inline>
      {['Hockey Tape', 'Hockey Laces', 'Bearings'].map((product) => (
        <ButtonLink key={product} {...args} context={product} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    const name = 'Buy on Amazon (Hockey Laces, opens in a new tab)';
    await expect(canvas.getByRole('link', { name })).toBeVisible();
  },
});

export const Variants = meta.story({
  render: (args) => (
    <Stack>
      {buttonVariants.map((variant) => (
        <Inline key={variant}>
          {toneNames.map((tone) => (
            <ButtonLink key={tone} {...args} variant={variant} tone={tone} context={tone} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
});

export const OnNight = Variants.extend({ globals: { surface: 'night' } });

export const Sizes = meta.story({
  render: (args) => (
    <Inline align="start">
      {buttonSizes.map((size) => (
        <ButtonLink key={size} {...args} size={size} external />
      ))}
    </Inline>
  ),
});

export const UnbrokenWord = meta.story({
  args: { children: unbrokenWord, external: true },
  ...narrow,
});

export const Hovered = Variants.extend({ ...hovered, tags: ['!autodocs', '!test'] });

export const Focused = Variants.extend({ ...focused, tags: ['!autodocs', '!test'] });
