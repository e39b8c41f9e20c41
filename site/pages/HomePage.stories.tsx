import { expect, waitFor, within } from 'storybook/test';
import {
  expectNoCovers,
  expectNoPictures,
  expectOpen,
  inOwnScenario,
  pageStories,
  showsLongTitles,
  showsNoCovers,
  showsSkeletons,
  showsText,
} from '#site/stories';
import { inChromatic, noScreenshot, wholePage } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { home } from '../content/home.ts';
import { homeCards } from '../content/products/cards.ts';

const meta = preview.meta({ ...pageStories, title: 'Pages/Home', args: { path: '/' } });

export const Loaded = meta.story({
  ...wholePage,
  play: inOwnScenario(async ({ canvas }) => {
    await expectOpen(canvas, home.hero.title, home.head);
    await expect(await canvas.findAllByText('Read more')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'View all articles' })).toBeVisible();
  }),
});

/** Three skeletons until the API answers. */
export const Loading = meta.story({
  ...noScreenshot,
  args: { scenario: 'slow' },
  play: showsSkeletons(3),
});

export const Empty = meta.story({
  ...noScreenshot,
  args: { scenario: 'empty' },
  play: showsText('No posts found'),
});

/** The rest of the page stays, and a button tries again. */
export const LoadFailed = meta.story({
  ...noScreenshot,
  args: { scenario: 'error' },
  play: inOwnScenario(async ({ canvas }) => {
    const failure = 'Unable to load blog posts. Please try again later.';
    const main = within(await canvas.findByRole('main'));
    await expect(await main.findByText(failure)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  }),
});

/** The menu on a phone. Its screenshot is that of the header. */
export const MenuOpen = meta.story({
  ...inChromatic(noScreenshot),
  globals: { viewport: { value: 'w320' } },
  play: inOwnScenario(async ({ canvas, userEvent }) => {
    const menu = canvas.queryByRole('button', { name: 'Menu' });
    // There is no menu button in a wide window, as in the state gallery.
    if (!menu) return;
    await userEvent.click(menu);
    await waitFor(() => expect(menu).toHaveAttribute('aria-expanded', 'true'));
    await expect(canvas.getByRole('link', { name: 'HOCKEY LACES' })).toBeVisible();
  }),
});

export const LongText = meta.story({
  ...noScreenshot,
  args: { scenario: 'longText' },
  play: showsLongTitles,
});

export const NoPictures = meta.story({
  ...noScreenshot,
  args: { scenario: 'noPictures' },
  play: showsNoCovers(3),
});

/** The color of each product replaces its picture; blue replaces any other. */
export const BrokenPictures = meta.story({
  args: { scenario: 'brokenPictures' },
  play: inOwnScenario(async ({ canvas }) => {
    await expectNoCovers(canvas, 3);
    const pictures = homeCards().map(({ pictureAlt }) => pictureAlt);
    await expectNoPictures(canvas, [...pictures, home.hero.pictureAlt]);
  }),
});
