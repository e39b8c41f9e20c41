import { expect, within } from 'storybook/test';
import { fits, longText, longTitle, missingPicture, narrow, unbrokenWord } from '#.storybook/edges';
import { everyWindow, forcedColors, onlyAt } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { bearings, laces, tape } from '#ui/pictures';
import { PictureTiles, type PictureTile } from './PictureTiles.tsx';

const first = {
  name: 'Hockey Tape',
  text: 'Keeps the shin guard where you put it.',
  href: '/hockey-tape',
  tone: 'red',
  picture: tape,
  pictureAlt: 'A roll of clear tape beside a pack of five on a wooden bench.',
} satisfies PictureTile;

const second = {
  name: 'Hockey Laces',
  text: 'Run freely, lie flat, and tie once more after warm-up.',
  href: '/hockey-laces',
  tone: 'blue',
  picture: laces,
  pictureAlt: 'White laces with blue chevrons in their band.',
} satisfies PictureTile;

const third = {
  name: 'Bearings',
  text: 'Spin freely under load.',
  href: '/bearings',
  tone: 'green',
  picture: bearings,
  pictureAlt: 'Two bearings with green shields.',
} satisfies PictureTile;

const meta = preview.meta({
  title: 'Sections/PictureTiles',
  component: PictureTiles,
  args: {
    id: 'what-we-make',
    title: 'Three things, each with one job',
    lead: 'All of it fits in the side pocket of a hockey bag.',
    tiles: [first, second, third],
  },
});

export const Default = meta.story({
  ...everyWindow,
  play: async ({ args, canvas }) => {
    const region = canvas.getByRole('region', { name: args.title });
    const items = within(region).getAllByRole('listitem');
    await expect(items).toHaveLength(3);
    for (const [index, { name, href, pictureAlt }] of args.tiles.entries()) {
      const tile = within(items[index] ?? region);
      await expect(tile.getByRole('link', { name })).toHaveAttribute('href', href);
      await expect(tile.getByRole('img', { name: pictureAlt })).toBeVisible();
    }
  },
});

/** The tiles of products have the button to the store below them. */
export const WithStore = meta.story({
  ...everyWindow,
  args: { store: { label: 'Shop on Amazon', href: 'https://example.com/store' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Shop on Amazon/ })).toHaveAttribute(
      'target',
      '_blank',
    );
  },
});

/** On a light surface. */
export const Light = meta.story({ ...onlyAt('w1440'), args: { surface: 'crease', edge: 'blue' } });

export const OneItem = meta.story({ args: { tiles: [first] } });

export const NoImage = meta.story({
  args: { tiles: [{ ...first, picture: '' }, second, third] },
});

/** The tile's tone and the words take the place of a picture. */
export const BrokenImage = meta.story({
  ...onlyAt('w1440'),
  args: { tiles: [{ ...first, picture: missingPicture }, second, third] },
});

export const LongText = meta.story({
  args: { title: longTitle, tiles: [{ ...first, name: longTitle, text: longText }, second] },
});

export const UnbrokenWord = meta.story({
  args: {
    title: unbrokenWord,
    tiles: [{ ...first, name: unbrokenWord, text: unbrokenWord }],
  },
  ...narrow,
});

export const Narrow = meta.story(fits);

export const ForcedColors = Default.extend({
  ...forcedColors,
  tags: ['!autodocs', '!dev', '!test'],
});
