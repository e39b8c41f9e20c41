import { expect } from 'storybook/test';
import { fits, longText, longTitle, narrow, unbrokenWord } from '#.storybook/edges';
import { everyWindow, printed } from '#.storybook/windows';
import { focused, hovered } from '#.storybook/pseudoStates';
import preview from '#.storybook/preview';
import { BuyBox } from './BuyBox.tsx';
import { toneNames } from '../../foundations/tokens/index.ts';
import { choice } from '#.storybook/fixtures/controls.ts';
import { lacesPacks, tapePacks } from '#.storybook/fixtures/packs.ts';

const meta = preview.meta({
  title: 'Sections/BuyBox',
  component: BuyBox,
  argTypes: { tone: choice(toneNames) },
  args: {
    packs: tapePacks,
    label: 'BUY NOW ON AMAZON',
    tone: 'red' as const,
    note: 'Free 2-day shipping with Prime. Sold only in our Amazon store.',
  },
});

const [few, many] = tapePacks;

/** The first pack is chosen. Its button is the only one. */
export const Default = meta.story({
  ...everyWindow,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Pack' })).toBeVisible();
    await expect(
      canvas.getByRole('radio', { name: `${few.name} ${few.price} ${few.each}` }),
    ).toBeChecked();
    const buy = canvas.getByRole('link');
    await expect(buy).toHaveAccessibleName(`BUY NOW ON AMAZON (${few.name}, opens in a new tab)`);
    await expect(buy).toHaveAttribute('href', few.href);
    await expect(buy).toHaveAttribute('target', '_blank');
  },
});

/** The arrow keys choose the other pack, and its button takes the place of the first. */
export const OtherPack = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: /^10 rolls/ })).toBeChecked();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', many.href);
  },
});

/** A ruled line below the note links to the guarantee. */
export const WithGuarantee = meta.story({
  args: {
    guarantee: {
      label: '30-day guarantee: not satisfied, we put it right',
      href: '/why-choose/guarantee',
    },
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^30-day guarantee/ });
    await expect(link).toHaveAttribute('href', '/why-choose/guarantee');
  },
});

/** One pack is no choice. */
export const OnePack = meta.story({
  args: { packs: lacesPacks, tone: 'blue' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link')).toHaveAccessibleName(
      'BUY NOW ON AMAZON (opens in a new tab)',
    );
  },
});

export const Hovered = Default.extend({ ...hovered, tags: ['!autodocs', '!test'] });

export const Focused = Default.extend({ ...focused, tags: ['!autodocs', '!test'] });

export const LongText = meta.story({
  args: { packs: [{ ...few, name: longTitle }, many], label: longTitle, note: longText },
});

export const UnbrokenWord = meta.story({
  args: { packs: [{ ...few, name: unbrokenWord }, many], label: unbrokenWord },
  ...narrow,
});

export const Narrow = meta.story(fits);

export const Printed = Default.extend({ ...printed, tags: ['!autodocs', '!dev', '!test'] });
