import { expect, fn, waitFor, within } from 'storybook/test';
import { fits, longText, longTitle, missingPicture, narrow, unbrokenWord } from '#.storybook/edges';
import {
  everyWindow,
  inChromatic,
  noScreenshot,
  phoneAndDesktop,
  printed,
} from '#.storybook/windows';
import preview from '#.storybook/preview';
import { announcements } from '../../foundations/announcer.ts';
import { Finder } from '../Finder/index.ts';
import { Guide } from './Guide.tsx';
import { bag } from '#.storybook/fixtures/bag.ts';
import { laces } from '#ui/pictures';
import { finder } from '#.storybook/fixtures/finders.ts';
import { guide, heelToToe, lengthPart } from '#.storybook/fixtures/guides.ts';

const meta = preview.meta({
  title: 'Sections/Guide',
  component: Guide,
  args: guide,
});

/** Each link of the contents leads to a part. */
export const Default = meta.story({
  ...everyWindow,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: guide.title })).toBeVisible();
    const contents = canvas.getByRole('navigation', { name: 'In this guide' });
    for (const link of within(contents).getAllByRole('link')) {
      const part = canvasElement.querySelector(link.getAttribute('href') ?? '');
      await expect(part).toBeInTheDocument();
    }
    await expect(canvas.getByText('Step 1 of 2')).toBeVisible();
    await expect(canvas.getByText('Nov 21, 2026')).toHaveAttribute(
      'datetime',
      '2026-11-21T00:00:00.000Z',
    );
    await expect(canvas.getByText(guide.source)).not.toBeVisible();
    const others = within(canvas.getByRole('navigation', { name: 'More guides' }));
    await expect(others.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: /^Buy tape on Amazon/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the tape' })).toBeVisible();
  },
});

/** Shows the product once, after the second part. */
export const AboutAProduct = meta.story({
  ...noScreenshot,
  args: { bag },
  play: async ({ canvas }) => {
    const product = canvas.getByRole('link', { name: bag.name });
    const [, second, third] = guide.parts.map(({ title }) =>
      canvas.getByRole('region', { name: title }),
    );
    const following = Node.DOCUMENT_POSITION_FOLLOWING;
    await expect(second?.compareDocumentPosition(product)).toBe(following);
    await expect(third && product.compareDocumentPosition(third)).toBe(following);
  },
});

/** Beside the title and above the methods of a part. The pages of the guides have the screenshots. */
export const WithPictures = meta.story({
  ...noScreenshot,
  args: {
    opening: { picture: laces, pictureAlt: 'White laces in their band.' },
    photo: { part: 'blade', picture: laces, caption: 'The band.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'White laces in their band.' })).toBeVisible();
    await expect(canvas.getByText('The band.')).toBeVisible();
  },
});

/** Several notes are a list in one box, with the link to the finder. */
export const SeveralNotes = meta.story({
  args: {
    parts: [
      {
        ...lengthPart,
        note: ['One length up: for a wide boot.', 'Same length: with straight bars.'],
      },
    ],
  },
  play: async ({ canvas }) => {
    const part = within(canvas.getByRole('region', { name: 'Length' }));
    const notes = part.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(notes).toEqual([
      'One length up: for a wide boot.',
      'Same length: with straight bars.',
    ]);
    await expect(part.getByRole('link', { name: 'Find your length' })).toBeVisible();
  },
});

const withFinder = {
  parts: [
    { ...guide.parts[0], ...lengthPart, title: 'Lace length by skate size', shortTitle: 'Length' },
  ],
  loadFinder: async () => () => (
    <Finder
      {...finder}
      productPageLink={{ label: 'On its own page', hrefOf: () => '/hockey-tape#rolls' }}
    />
  ),
};

/** The contents have the short title. */
export const ShortTitle = meta.story({
  ...noScreenshot,
  args: withFinder,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Length' })).toHaveAttribute('href', '#length');
  },
});

/** The link opens the finder below it, moves the focus there, and closes it again. */
export const WithFinder = meta.story({
  ...inChromatic(phoneAndDesktop),
  args: withFinder,
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Find your length' });
    await expect(link).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(link);
    const region = await canvas.findByRole('region', { name: finder.title });
    await waitFor(() => expect(within(region).getByRole('heading', { level: 3 })).toHaveFocus());
    await expect(link).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(link);
    await expect(region).not.toBeInTheDocument();
    await userEvent.click(link);
    await expect(await canvas.findByRole('region', { name: finder.title })).toBeVisible();
  },
});

/** A slow load is announced. */
export const FinderLoading = meta.story({
  ...noScreenshot,
  args: { ...withFinder, loadFinder: () => new Promise<never>(() => {}) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Find your length' }));
    const texts = () => announcements.get().map(({ text }) => text);
    await waitFor(() => expect(texts()).toContain('Loading the finder'));
  },
});

/** The button opens the print dialog. */
export const Printing = meta.story({
  play: async ({ canvas, userEvent }) => {
    const realPrint = window.print;
    const print = fn();
    window.print = print;
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Print guide' }));
      await expect(print).toHaveBeenCalledOnce();
    } finally {
      window.print = realPrint;
    }
  },
});

export const LongText = meta.story({
  args: {
    title: longTitle,
    lead: longText,
    parts: [
      { id: 'long', title: `Part: ${longTitle}`, lead: longText, note: longText },
      ...guide.parts,
    ],
    tip: { title: `Tip: ${longTitle}`, text: longText },
  },
});

export const UnbrokenWord = meta.story({
  args: {
    title: unbrokenWord,
    parts: [{ id: 'word', title: `Part${unbrokenWord}`, lead: unbrokenWord, note: unbrokenWord }],
  },
  ...narrow,
});

export const BrokenImage = meta.story({
  args: {
    parts: [
      {
        id: 'blade',
        title: 'Tape the blade',
        methods: [{ ...heelToToe, figure: { ...heelToToe.figure, src: missingPicture } }],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: heelToToe.figureAlt })).toBeVisible();
  },
});

export const Narrow = meta.story(fits);

export const Printed = Default.extend({ ...printed, tags: ['!autodocs', '!dev', '!test'] });
