import { expect, waitFor } from 'storybook/test';
import { fits, longText, longTitle, missingPicture, narrow, unbrokenWord } from '#.storybook/edges';
import { noScreenshot, onlyAt } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { listPlaces } from '../../layout/Grid/index.ts';
import { PostCard } from './PostCard.tsx';
import { coverInWidths, postCard } from '#.storybook/fixtures/postCards.ts';
import { choice } from '#.storybook/fixtures/controls.ts';
import { inCardWidth } from '#.storybook/fixtures/cardWidth.tsx';

const meta = preview.meta({
  title: 'Cards/PostCard',
  component: PostCard,
  argTypes: { place: choice(listPlaces) },
  args: postCard,
  decorators: [inCardWidth],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: postCard.title })).toBeVisible();
    await expect(canvas.getByText(postCard.excerpt)).toBeVisible();
    await expect(canvas.getByText(postCard.published.text)).toBeVisible();
    const more = canvas.getByRole('link', { name: `Read more (${postCard.title})` });
    await expect(more).toHaveAttribute('href', postCard.href);
    const { left, top } = canvas.getByRole('article').getBoundingClientRect();
    const title = canvas.getByRole('link', { name: postCard.title });
    await expect(document.elementFromPoint(left + 40, top + 40)).toBe(title);
  },
});

/** Only a title and an excerpt. */
export const Bare = meta.story({
  render: ({ title, excerpt, href }) => <PostCard title={title} excerpt={excerpt} href={href} />,
});

/** A post that is related to another: no excerpt, and no author. */
export const TitleOnly = meta.story({
  args: { excerpt: undefined, author: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(postCard.excerpt)).not.toBeInTheDocument();
    await expect(canvas.getByText(postCard.published.text)).toBeVisible();
  },
});

/** The first post of a list, in larger type. */
export const Lead = meta.story({ args: { place: 'lead' } });

/** One of the two posts below the first. Its cover is above the text, and beside it on phones. */
export const Medium = meta.story({
  ...onlyAt('w768'),
  ...noScreenshot,
  args: { place: 'medium' },
  play: async ({ canvas, canvasElement }) => {
    const cover = canvasElement.querySelector('img');
    const title = canvas.getByRole('link', { name: postCard.title });
    await expect(cover?.getBoundingClientRect().bottom).toBeLessThan(
      title.getBoundingClientRect().top,
    );
  },
});

/** A row of a list, without a box from tablets up. */
export const Row = meta.story({ args: { place: 'row' } });

/** The API gives the cover in several widths: the browser loads the narrowest that is sharp. */
export const CoverWidths = meta.story({
  ...noScreenshot,
  args: { cover: coverInWidths },
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img');
    await waitFor(() => expect(image?.naturalWidth).toBeGreaterThan(0));
    const [first] = coverInWidths.sources;
    await expect(first?.srcSet).toContain(new URL(image?.currentSrc ?? '').pathname);
    await expect(image?.currentSrc).not.toContain(coverInWidths.src);
  },
});

export const NoImage = meta.story({
  args: { cover: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Hockey Article' })).toBeVisible();
  },
});

/** A blue box with a text alternative in place of the cover. */
export const BrokenImage = meta.story({
  ...noScreenshot,
  args: { cover: missingPicture },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Hockey Article' })).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { title: longTitle, excerpt: longText },
});

export const UnbrokenWord = meta.story({
  args: { title: unbrokenWord, excerpt: unbrokenWord, author: unbrokenWord },
  ...narrow,
});

export const Narrow = meta.story(fits);
