import { expect, within } from 'storybook/test';
import { fits, longText, longTitle, narrow, unbrokenWord } from '#.storybook/edges';
import { everyWindow, onlyAt, phoneAndDesktop, printed } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { ProductDetail } from './ProductDetail.tsx';
import { surfaceNames, toneNames } from '../../foundations/tokens/index.ts';
import { choice } from '#.storybook/fixtures/controls.ts';
import { lacesPacks, tapePacks } from '#.storybook/fixtures/packs.ts';
import { productImages } from '#.storybook/fixtures/productImages.ts';

const onePack = {
  packs: lacesPacks,
  label: 'BUY NOW ON AMAZON',
  note: 'Sold only in our Amazon store.',
};

const meta = preview.meta({
  title: 'Sections/ProductDetail',
  component: ProductDetail,
  argTypes: { tone: choice(toneNames), surface: choice(surfaceNames) },
  args: {
    name: 'Hockey Tape',
    breadcrumb: [
      { label: 'Home', href: '/' },
      { label: 'Hockey Tape', href: '/hockey-tape' },
    ],
    kind: 'Clear shin guard tape',
    price: '$9.99 – $18.99',
    description:
      'Clear tape that holds your shin guards in place over the sock. Wrap it below the knee and above the ankle, and the guard stops turning when you do.',
    facts: [
      { label: 'Width', value: '1 inch' },
      { label: 'Length of a roll', value: '27 yards' },
      { label: 'Rolls in a pack', value: '5 or 10' },
      { label: 'Color', value: 'Clear' },
    ],
    pictures: productImages,
    tone: 'red' as const,
    buy: {
      packs: tapePacks,
      label: 'BUY NOW ON AMAZON',
      note: 'Free 2-day shipping with Prime. Sold only in our Amazon store.',
    },
  },
});

/** Shows the name, the price, the facts and a button to the store. */
export const Default = meta.story({
  ...everyWindow,
  play: async ({ args, canvas }) => {
    const region = canvas.getByRole('region', { name: 'Hockey Tape' });
    await expect(within(region).getByRole('heading', { level: 1, name: args.name })).toBeVisible();
    await expect(canvas.getByText(args.price)).toBeVisible();
    await expect(canvas.getByText(args.kind)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^BUY NOW ON AMAZON/ })).toBeVisible();
    const facts = canvas.getAllByRole('definition');
    await expect(facts.map(({ textContent }) => textContent)).toEqual(
      args.facts.map(({ value }) => value),
    );
  },
});

/** The pictures on the left. The order for the keyboard stays the same. */
export const Reversed = meta.story({
  ...phoneAndDesktop,
  args: {
    buy: onePack,
    reversed: true,
    surface: 'snow',
    tone: 'blue',
    name: 'Hockey Laces',
    kind: 'Cloth skate laces',
    price: '$7.99',
    contents: 'One pair. Lengths: see Amazon.',
    question: { label: 'Which length?', href: '#lace-length' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Which length?' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getAllByRole('link', { name: /^Enlarge: / })[0]).toHaveFocus();
  },
});

export const Green = meta.story({
  args: {
    buy: onePack,
    tone: 'green',
    name: 'Bearings',
    kind: 'Inline skate bearings',
    price: '$24.99',
    contents: 'One set. Bearings in a set: see Amazon.',
  },
});

/** The longest name is not broken. */
export const TwoNarrowColumns = Green.extend({ ...onlyAt('w1024') });

export const Narrow = meta.story(fits);

export const LongText = meta.story({
  args: {
    name: longTitle,
    kind: longTitle,
    contents: longTitle,
    description: longText,
    buy: {
      packs: [{ ...tapePacks[0], name: longTitle }, tapePacks[1]],
      label: longTitle,
      note: longText,
    },
    facts: [{ label: longTitle, value: longTitle }],
  },
});

export const UnbrokenWord = meta.story({
  args: {
    name: unbrokenWord,
    kind: unbrokenWord,
    description: unbrokenWord,
    facts: [{ label: unbrokenWord, value: unbrokenWord }],
  },
  ...narrow,
});

export const Printed = Default.extend({ ...printed, tags: ['!autodocs', '!dev', '!test'] });
