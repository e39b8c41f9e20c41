import { expect, waitFor } from 'storybook/test';
import { fits, longText, longTitle, missingPicture, narrow, unbrokenWord } from '#.storybook/edges';
import { everyWindow, phoneAndDesktop, printed } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { Hero } from './Hero.tsx';
import { heroTall, heroWide } from '#ui/pictures';

const meta = preview.meta({
  title: 'Sections/Hero',
  component: Hero,
  args: {
    title: 'Gear up with Crossbar Hockey',
    lead: 'Shin guard tape, skate laces and inline bearings. The small gear you only think about when it lets you down, made so you can stop thinking about it.',
    picture: heroWide,
    tallPicture: heroTall,
    pictureAlt:
      'On the ice of a dark arena: tape, laces and three bearings; far behind them a goalie in front of a red goal.',
    store: { label: 'Shop on Amazon', href: 'https://example.com/store' },
    explore: { label: 'Explore products', href: '#products' },
    note: 'Free 2-day shipping with Prime. 30-day guarantee.',
  },
});

/** The picture loads first. */
export const Default = meta.story({
  ...everyWindow,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: args.title })).toBeVisible();
    const store = canvas.getByRole('link', { name: 'Shop on Amazon (opens in a new tab)' });
    await expect(store).toHaveAttribute('target', '_blank');
    const explore = canvas.getByRole('link', { name: 'Explore products' });
    await expect(explore).toHaveAttribute('href', '#products');
    const picture = canvas.getByRole('img', { name: args.pictureAlt });
    await expect(picture).toHaveAttribute('fetchpriority', 'high');
    await expect(picture).toHaveAttribute('loading', 'eager');
  },
});

export const UnbrokenWord = meta.story({
  args: { title: unbrokenWord, note: unbrokenWord },
  ...narrow,
});

export const Narrow = meta.story(fits);

/** The text is on a dark background without the picture. */
export const BrokenImage = meta.story({
  ...phoneAndDesktop,
  args: {
    picture: { ...heroWide, src: missingPicture, sources: [] },
    tallPicture: { ...heroTall, src: missingPicture, sources: [] },
  },
  play: async ({ args, canvas }) => {
    const image = () => canvas.getByRole('img', { name: args.pictureAlt });
    await waitFor(() => expect(image()).not.toHaveAttribute('src'));
  },
});

export const LongText = meta.story({
  args: { title: longTitle, lead: longText },
});

export const LongTextNarrow = LongText.extend(fits);

export const Printed = Default.extend({ ...printed, tags: ['!autodocs', '!dev', '!test'] });
