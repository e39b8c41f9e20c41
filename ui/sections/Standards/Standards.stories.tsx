import { expect, within } from 'storybook/test';
import { fits, longText, longTitle, missingPicture, narrow, unbrokenWord } from '#.storybook/edges';
import { everyWindow, onlyAt } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { Standards, type Standard } from './Standards.tsx';
import { bearings, laces, tape } from '#ui/pictures';

const hold = {
  word: 'Hold',
  text: 'Tape goes on over the sock and stays there, through wet wool and blocked shots.',
  facts: ['Clear: you see the sock', '1 inch by 27 yards a roll'],
  product: { label: 'Hockey Tape', href: '/hockey-tape' },
  guide: { label: 'Read the tape article', href: '/blog/tape' },
  tone: 'red',
  picture: tape,
  pictureAlt: 'A roll of clear tape beside a pack of five on a wooden bench.',
} satisfies Standard;

const stay = {
  word: 'Stay',
  text: 'A cloth lace settles in warm-up. Tie it once more, and it keeps that tension.',
  facts: ['Flat, woven cloth', 'For ice and inline skates'],
  product: { label: 'Hockey Laces', href: '/hockey-laces' },
  guide: { label: 'Read the lacing guide', href: '/guides/hockey-skate-lacing' },
  tone: 'blue',
  picture: laces,
  pictureAlt: 'White laces with blue chevrons in their band.',
} satisfies Standard;

const roll = {
  word: 'Roll',
  text: 'A bearing spins freely under load, quietly, and stays that way.',
  product: { label: 'Bearings', href: '/bearings' },
  tone: 'green',
  picture: bearings,
  pictureAlt: 'Two bearings with green shields.',
} satisfies Standard;

const meta = preview.meta({
  title: 'Sections/Standards',
  component: Standards,
  args: {
    id: 'standards',
    title: 'Three standards',
    lead: 'One word for each product.',
    standards: [hold, stay, roll],
  },
});

export const Default = meta.story({
  ...everyWindow,
  play: async ({ args, canvas }) => {
    const region = canvas.getByRole('region', { name: args.title });
    const words = within(region).getAllByRole('heading', { level: 3 });
    await expect(words).toHaveLength(3);
    for (const [index, { word, product, pictureAlt }] of args.standards.entries()) {
      await expect(words[index]).toHaveTextContent(word);
      const row = within(words[index]?.closest('li') ?? region);
      await expect(row.getByRole('link', { name: product.label })).toHaveAttribute(
        'href',
        product.href,
      );
      await expect(row.getByRole('img', { name: pictureAlt })).toBeVisible();
    }
    await expect(canvas.getByText('Flat, woven cloth')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Read the lacing guide' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
  },
});

export const OneItem = meta.story({ args: { standards: [hold] } });

export const NoImage = meta.story({
  args: { standards: [{ ...hold, picture: '' }] },
});

/** The product's color and the words take the place of a picture. */
export const BrokenImage = meta.story({
  ...onlyAt('w1440'),
  args: { standards: [{ ...hold, picture: missingPicture }] },
});

export const LongText = meta.story({
  args: { title: longTitle, standards: [{ ...hold, word: longTitle, text: longText }] },
});

export const UnbrokenWord = meta.story({
  args: {
    title: unbrokenWord,
    standards: [
      {
        ...hold,
        word: unbrokenWord,
        text: unbrokenWord,
        facts: [unbrokenWord, unbrokenWord.slice(1)],
        product: { label: unbrokenWord, href: '/hockey-tape' },
        guide: { label: unbrokenWord, href: '/blog/tape' },
      },
    ],
  },
  ...narrow,
});

export const Narrow = meta.story(fits);
