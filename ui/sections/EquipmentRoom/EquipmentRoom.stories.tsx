import { expect, within } from 'storybook/test';
import { longText, longTitle, missingPicture, narrow, unbrokenWord } from '#.storybook/edges';
import { forcedColors, noScreenshot, onlyAt, printed } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { EquipmentRoom } from './EquipmentRoom.tsx';
import { bearings, faceOff, faceOffTall, laces, tape } from '#ui/pictures';

const collegiate = {
  id: 'collegiate',
  title: 'Collegiate hockey',
  lead: 'Two games a weekend, practice all week, one equipment room.',
  paragraphs: ['College hockey is hard on small gear.', 'Gear earns a place when it holds.'],
  picture: laces,
  pictureAlt: 'White laces with blue chevrons in their band.',
  link: { label: 'See the laces', href: '/hockey-laces' },
};

const notes = [
  collegiate,
  {
    id: 'professional',
    title: 'Professional hockey',
    lead: 'Eighty games a season.',
    paragraphs: ['What stays in the bag is what stays where it was put.'],
    picture: tape,
    pictureAlt: 'A roll of clear tape beside a pack of five on a wooden bench.',
    link: { label: 'See the tape', href: '/hockey-tape' },
  },
  {
    id: 'inline',
    title: 'The months without ice',
    lead: 'The board on the wall holds bearings.',
    paragraphs: ['Sixteen go into a pair of inline skates.'],
    picture: bearings,
    pictureAlt: 'Two bearings on a blue floor.',
    link: { label: 'See the bearings', href: '/bearings' },
  },
];

const offer = {
  figure: {
    value: '8.9/10',
    label: 'pro rating',
    note: { text: 'Our own figure.', link: { label: 'See all four figures', href: '/figures' } },
  },
  title: 'There is no pro version.',
  text: 'What they use is what is in our Amazon store.',
  store: { label: 'Shop on Amazon', href: 'https://example.com/store' },
};

const meta = preview.meta({
  title: 'Sections/EquipmentRoom',
  component: EquipmentRoom,
  args: {
    title: 'Pro trusted. Where hockey is the job.',
    lead: 'The higher the level, the less anybody wants to talk about their laces.',
    breadcrumb: [
      { label: 'Home', href: '/' },
      { label: 'Pro trusted', href: '/why-choose/pro-trusted' },
    ],
    picture: faceOff,
    tallPicture: faceOffTall,
    pictureAlt: 'The puck falls between the sticks of two players.',
    notesTitle: 'Where the gear is used',
    notes,
  },
});

export const Default = meta.story({
  args: { offer },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('img', { name: args.pictureAlt })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: args.notesTitle })).toBeVisible();
    const note = within(canvas.getByRole('region', { name: 'Professional hockey' }));
    await expect(
      note.getByRole('heading', { level: 3, name: 'Professional hockey' }),
    ).toBeVisible();
    await expect(note.getByText('Eighty games a season.')).toBeVisible();
    await expect(note.getByRole('link', { name: 'See the tape' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the bearings' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all four figures' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Shop on Amazon/ })).toHaveAttribute(
      'target',
      '_blank',
    );
  },
});

/** The color and the words take the place of the picture. */
export const BrokenPicture = meta.story({
  args: {
    picture: { ...faceOff, src: missingPicture, sources: [] },
    tallPicture: { ...faceOffTall, src: missingPicture, sources: [] },
  },
});

/** The words have the whole width. */
export const NoOffer = meta.story({});

export const NoImage = meta.story({
  ...noScreenshot,
  args: { notes: [{ ...collegiate, picture: '' }] },
});

/** The product's color and the words take the place of a picture. */
export const BrokenImage = meta.story({
  args: { notes: [{ ...collegiate, picture: missingPicture }] },
});

const longNotes = notes.map((note, index) => ({
  ...note,
  title: `${index} ${longTitle}`,
  lead: longText,
  paragraphs: [longText],
}));

export const LongText = meta.story({
  args: {
    offer: { ...offer, text: longText },
    title: longTitle,
    lead: longText,
    notesTitle: longTitle,
    notes: longNotes,
  },
});

export const LongTextOnDesktop = LongText.extend({
  ...onlyAt('w1440'),
  tags: ['!autodocs'],
  args: { notes: longNotes.slice(0, 2) },
});

export const UnbrokenWord = meta.story({
  args: {
    offer,
    title: unbrokenWord,
    notesTitle: unbrokenWord,
    notes: [
      {
        ...collegiate,
        title: `Note${unbrokenWord}`,
        lead: unbrokenWord,
        paragraphs: [unbrokenWord],
      },
    ],
  },
  ...narrow,
});

export const Tablet = Default.extend({ ...onlyAt('w768'), tags: ['!autodocs'] });

export const ForcedColors = Default.extend({
  ...forcedColors,
  tags: ['!autodocs', '!dev', '!test'],
});

export const Printed = Default.extend({ ...printed, tags: ['!autodocs', '!dev', '!test'] });
