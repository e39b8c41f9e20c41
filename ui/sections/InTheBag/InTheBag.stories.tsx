import { expect } from 'storybook/test';
import { fits, longTitle, missingPicture, narrow, unbrokenWord } from '#.storybook/edges';
import { everyWindow, forcedColors, noScreenshot, onlyAt } from '#.storybook/windows';
import { inCardWidth } from '#.storybook/fixtures/cardWidth.tsx';
import { notPrinted } from '#.storybook/fixtures/notPrinted.tsx';
import preview from '#.storybook/preview';
import { InTheBag } from './InTheBag.tsx';
import { toneNames } from '../../foundations/tokens/index.ts';
import { bag } from '#.storybook/fixtures/bag.ts';
import { choice } from '#.storybook/fixtures/controls.ts';

const meta = preview.meta({
  title: 'Sections/InTheBag',
  component: InTheBag,
  argTypes: { tone: choice(toneNames) },
  args: bag,
});

/** The picture and the name open the page of the product, the button opens the store. */
export const Default = meta.story({
  ...everyWindow,
  play: async ({ args, canvas }) => {
    const page = canvas.getByRole('link', { name: args.name });
    await expect(page).toHaveAttribute('href', args.href);
    const { left, top } = canvas.getByRole('complementary').getBoundingClientRect();
    await expect(document.elementFromPoint(left + 40, top + 40)).toBe(page);
    const buy = canvas.getByRole('link', { name: /^Buy on Amazon .*Hockey Tape.*new tab/ });
    await expect(buy).toHaveAttribute('href', args.store.href);
  },
});

export const Blue = meta.story({
  args: { tone: 'blue', name: 'Hockey Laces', price: '$7.99' },
});

/** Beside the text of a post. */
export const ColumnOnDesktop = meta.story({
  ...onlyAt('w1440'),
  decorators: [inCardWidth],
  args: { variant: 'column' },
});

/** In a guide, where it is the only photograph between the first and the last section. On phones it looks like the default. */
export const Large = meta.story({ ...onlyAt('w1440'), args: { variant: 'large' } });

export const LargeLongText = Large.extend({
  ...onlyAt('w768'),
  args: { name: longTitle, label: longTitle },
  play: async ({ canvas, canvasElement }) => {
    const picture = canvasElement.querySelector('picture img')?.getBoundingClientRect();
    const name = canvas.getByRole('link', { name: longTitle }).getBoundingClientRect();
    await expect(picture?.right).toBeLessThanOrEqual(name.left);
  },
});

export const NoImage = meta.story({
  args: { picture: { ...bag.picture, src: '', sources: [] } },
});

export const BrokenImage = meta.story({
  ...noScreenshot,
  args: { picture: { ...bag.picture, src: missingPicture, sources: [] } },
});

export const LongText = meta.story({
  args: { name: longTitle, label: longTitle },
});

export const UnbrokenWord = meta.story({ args: { name: unbrokenWord }, ...narrow });

export const Narrow = meta.story(fits);

export const ForcedColors = Default.extend({
  ...forcedColors,
  tags: ['!autodocs', '!dev', '!test'],
});

export const Printed = Default.extend({
  ...notPrinted('InTheBag'),
  tags: ['!autodocs', '!dev', '!test'],
});
