import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Inline } from '../../layout/Inline/index.ts';
import { Logo } from './Logo.tsx';
import { logoSizes } from './values.ts';
import { choice } from '#.storybook/fixtures/controls.ts';

const meta = preview.meta({
  title: 'Primitives/Logo',
  component: Logo,
  argTypes: {
    size: choice(logoSizes),
  },
});

/** Uses the symbol in the document. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const logo = canvas.getByRole('img', { name: 'Crossbar Hockey' });
    const use = logo.querySelector('use');
    await expect(use?.getBoundingClientRect().width).toBeGreaterThan(100);
  },
});

export const Sizes = meta.story({
  render: () => (
    <Inline gap="2xl">
      {logoSizes.map((size) => (
        <Logo key={size} size={size} />
      ))}
    </Inline>
  ),
});

/** The letters are white, the bar stays red. */
export const OnNight = Sizes.extend({ globals: { surface: 'night' } });
