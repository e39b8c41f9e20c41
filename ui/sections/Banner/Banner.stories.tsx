import { expect } from 'storybook/test';
import { fits, longText, longTitle, missingPicture, narrow, unbrokenWord } from '#.storybook/edges';
import { onlyAt, onPhone, phoneAndDesktop, printed } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { ClosingBanner } from './ClosingBanner.tsx';
import { GuideBanner } from './GuideBanner.tsx';
import { HelpBanner } from './HelpBanner.tsx';
import { NotFound } from './NotFound.tsx';
import { bearings, laces, sceneGoal, sceneWhereToBuy, tape } from '#ui/pictures';

const meta = preview.meta({
  title: 'Sections/Banner',
  component: ClosingBanner,
  subcomponents: { GuideBanner, HelpBanner, NotFound },
  args: {
    title: 'Ready to upgrade your hockey gear?',
    text: 'Everything we make is on Amazon, in one store. Tape, laces and bearings, in time for the next game.',
    store: { label: 'Shop on Amazon', href: 'https://example.com/store' },
    more: { label: 'Where to buy', href: '/where-to-buy' },
    picture: sceneWhereToBuy,
  },
});

/** `ClosingBanner`, the last section of a page. */
export const Default = meta.story({
  ...phoneAndDesktop,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: args.title })).toBeVisible();
    const store = canvas.getByRole('link', { name: 'Shop on Amazon (opens in a new tab)' });
    await expect(store).toHaveAttribute('href', args.store.href);
    await expect(canvas.getByRole('link', { name: 'Where to buy' })).toBeVisible();
  },
});

/** Below a dark section. */
export const PaleBlue = meta.story({ args: { surface: 'crease' } });

export const StoreOnly = meta.story({
  render: ({ title, text, store, picture }) => (
    <ClosingBanner title={title} text={text} store={store} picture={picture} />
  ),
});

/** The color takes the place of the picture. */
export const BrokenImage = meta.story({ args: { picture: missingPicture }, ...onlyAt('w1440') });

export const LongText = meta.story({
  args: { title: longTitle, text: longText },
});

export const UnbrokenWord = meta.story({
  args: { title: unbrokenWord },
  ...narrow,
});

export const Narrow = meta.story(fits);

/** `GuideBanner`, between a product's features and the other products. */
export const Guide = meta.story({
  ...phoneAndDesktop,
  args: {
    title: 'How to lace a skate',
    text: 'Which length your skates take, the patterns and what each is good for, and the mistakes that hurt your feet.',
  },
  render: ({ title, text }) => (
    <GuideBanner
      title={title}
      text={text}
      link={{ label: 'Read the lacing guide', href: '/guides/hockey-skate-lacing' }}
      picture={laces}
    />
  ),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: args.title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Read the lacing guide' })).toHaveAttribute(
      'href',
      '/guides/hockey-skate-lacing',
    );
  },
});

/** The brand's mark takes the place of the picture. */
export const NoImage = meta.story({
  args: { picture: undefined },
  ...onlyAt('w1440'),
});

export const GuideLongText = Guide.extend({
  ...onPhone,
  tags: ['!autodocs'],
  args: { title: longTitle, text: longText },
});

export const GuideUnbrokenWord = Guide.extend({
  tags: ['!autodocs'],
  args: { title: unbrokenWord, text: unbrokenWord },
  ...narrow,
});

export const GuideNarrow = Guide.extend({
  tags: ['!autodocs'],
  ...fits,
});

const questions = [
  { label: 'How many rolls do you need?', href: '/hockey-tape#rolls' },
  { label: 'How long should your laces be?', href: '/hockey-laces#lace-length' },
  { label: 'Is your bearing a 608?', href: '/bearings#is-it-a-608' },
];

/** `HelpBanner`, for visitors who have not decided. */
export const Help = meta.story({
  ...phoneAndDesktop,
  args: { title: 'Not sure what you need?', text: 'Three questions to ask before you order.' },
  render: ({ title, text, picture }) => (
    <HelpBanner
      title={title}
      text={text}
      questions={questions}
      more={{ label: 'Ask us', href: '/contact' }}
      picture={picture ?? ''}
    />
  ),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: args.title })).toBeVisible();
    for (const { label, href } of questions)
      await expect(canvas.getByRole('link', { name: label })).toHaveAttribute('href', href);
    await expect(canvas.getByRole('link', { name: 'Ask us' })).toBeVisible();
  },
});

export const HelpUnbrokenWord = Help.extend({
  tags: ['!autodocs'],
  args: { title: unbrokenWord, text: unbrokenWord },
  ...narrow,
});

const notFoundParts = {
  picture: sceneGoal,
  home: { label: 'Back to the home page', href: '/' },
  store: { label: 'Shop on Amazon', href: 'https://example.com/store' },
  products: [
    {
      name: 'Hockey Tape',
      price: '$9.99 – $18.99',
      href: '/hockey-tape',
      tone: 'red',
      picture: tape,
    },
    { name: 'Hockey Laces', price: '$7.99', href: '/hockey-laces', tone: 'blue', picture: laces },
    { name: 'Bearings', price: '$24.99', href: '/bearings', tone: 'green', picture: bearings },
  ],
  linksLabel: 'Looking for something else?',
  links: [{ label: 'Blog', href: '/blog' }],
  note: {
    text: 'Our privacy policy is being written.',
    link: { label: 'Ask us what you want to know', href: '/contact' },
  },
} as const;

/** `NotFound`, the whole 404 page: a heading, the products, links, and a note about pages to come. */
export const PageNotFound = meta.story({
  ...phoneAndDesktop,
  args: {
    title: '404 Page Not Found',
    text: 'This one went wide. The page may have moved, or the address may have a slip in it.',
  },
  render: ({ title, text }) => <NotFound title={title} text={text} {...notFoundParts} />,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: '404 Page Not Found' }),
    ).toBeVisible();
    const home = canvas.getByRole('link', { name: 'Back to the home page' });
    await expect(home).toHaveAttribute('href', '/');
    const store = canvas.getByRole('link', { name: 'Shop on Amazon (opens in a new tab)' });
    await expect(store).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(7);
  },
});

/** The note is hidden, except in browsers without scripts. */
export const PageNotFoundNoteHidden = PageNotFound.extend({
  ...onPhone,
  tags: ['!autodocs'],
  render: ({ title, text }) => (
    <NotFound title={title} text={text} {...notFoundParts} isNoteHidden />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/privacy policy is being written/)).not.toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(6);
  },
});

export const PageNotFoundNarrow = PageNotFound.extend({ tags: ['!autodocs'], ...narrow });

export const Printed = Guide.extend({ ...printed, tags: ['!autodocs', '!dev', '!test'] });
