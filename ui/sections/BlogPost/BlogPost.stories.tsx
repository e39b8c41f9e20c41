import { expect } from 'storybook/test';
import { longTitle, missingPicture, narrow, unbrokenWord } from '#.storybook/edges';
import {
  everyWindow,
  inChromatic,
  noScreenshot,
  onlyAt,
  phoneAndDesktop,
  printed,
} from '#.storybook/windows';
import preview from '#.storybook/preview';
import { BlogPost, type LoadedPostData, type PostData } from './BlogPost.tsx';
import { bag, laceBag } from '#.storybook/fixtures/bag.ts';
import { everyElement } from '#.storybook/fixtures/everyElement.ts';
import { loadedPostOf } from '#.storybook/fixtures/posts.ts';
import { postStates } from '#.storybook/fixtures/sectionStates.ts';

const article: LoadedPostData = loadedPostOf('how-many-rolls-of-shin-tape');

const changed = (change: Partial<PostData>) => ({
  status: 'loaded' as const,
  ...article,
  post: { ...article.post, ...change },
});

const withTexts = (text: string) =>
  changed({ title: text, author: text, authorBio: text, badge: text });

const meta = preview.meta({
  title: 'Sections/BlogPost',
  component: BlogPost,
  // Sanitized HTML has no control.
  argTypes: { state: { control: false } },
  args: { state: postStates.loaded },
});

export const Default = meta.story(everyWindow);

/** A post with author, date, reading time, category, share links and a link to all posts. */
export const Loaded = meta.story({
  ...noScreenshot,
  play: async ({ canvas }) => {
    const { title, published } = article.post;
    await expect(canvas.getByRole('article', { name: title })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(canvas.getByText(/^By/)).toHaveTextContent('By Dana Kowalczyk');
    await expect(canvas.getByText(/^Written by/)).toHaveTextContent('Written by Dana Kowalczyk');
    await expect(canvas.getByText(/^Dana writes about/)).toBeVisible();
    await expect(canvas.getByText('February 3, 2026')).toHaveAttribute('datetime', published?.iso);
    await expect(canvas.getByText('4 min read')).toBeVisible();
    await expect(canvas.getByText('Product Guides')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'The math' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Share this post' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to all posts' })).toHaveAttribute(
      'href',
      '/blog',
    );
  },
});

/** The product that the post is about, after the second section and below the last. */
export const AboutAProduct = meta.story({
  args: { state: { status: 'loaded', ...article, bagBetween: bag, bags: [bag] } },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: bag.name });
    await expect(links).toHaveLength(2);
    const [between, below] = links;
    await expect(between).toHaveAttribute('href', bag.href);
    const third = canvas.getByRole('heading', { level: 2, name: 'The math' });
    await expect(between?.compareDocumentPosition(third)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(below?.compareDocumentPosition(third)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  },
});

/** From 1,200 px, two products are in a column after the text, and none is between the parts of the text. */
export const AboutTwoProducts = meta.story({
  ...onlyAt('w1440'),
  args: { state: { status: 'loaded', ...article, bagBetween: bag, bags: [bag, laceBag] } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: bag.name })).toHaveLength(1);
    const box = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
    const card = (name: string) => box(canvas.getByRole('link', { name }).closest('aside'));
    const third = box(canvas.getByRole('heading', { level: 2, name: 'The math' }));
    await expect(card(laceBag.name).left).toBeGreaterThan(third.right);
    await expect(card(laceBag.name).top).toBeGreaterThan(card(bag.name).bottom);
  },
});

/** In narrower windows, the first of two products is between the parts of the text, and not below it. */
export const AboutTwoProductsOnTablet = AboutTwoProducts.extend({
  ...onlyAt('w768'),
  ...noScreenshot,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: bag.name })).toHaveLength(1);
  },
});

/** A text of fewer than three sections has no card in between. */
export const ShortAboutAProduct = meta.story({
  ...onlyAt('w1440'),
  args: {
    state: { ...changed({ html: article.post.html.slice(0, 1) }), bagBetween: bag, bags: [bag] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: bag.name })).toHaveLength(1);
  },
});

/** Shows the date of the last change. */
export const Updated = meta.story({
  args: { state: changed({ updated: { text: 'March 9, 2026', iso: '2026-03-09T10:00:00Z' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('March 9, 2026').parentElement).toHaveTextContent(
      'Updated March 9, 2026',
    );
  },
});

/** Skeleton with a heading for screen readers. */
export const Loading = meta.story({
  ...inChromatic(phoneAndDesktop),
  args: { state: postStates.loading },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeInTheDocument();
    await expect(canvas.getByText('Loading article')).toBeInTheDocument();
    await expect(canvasElement.querySelector('[aria-busy=true]')).toBeVisible();
  },
});

/** A post that does not exist. */
export const NotFound = meta.story({
  ...inChromatic(phoneAndDesktop),
  args: { state: postStates.missing },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Post not found' })).toBeVisible();
    await expect(
      canvas.getByText("Sorry, we couldn't find the blog post you're looking for."),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Return to blog' })).toHaveAttribute(
      'href',
      '/blog',
    );
  },
});

/** A failed request shows the same as a missing post. */
export const LoadFailed = NotFound.extend({ ...noScreenshot, args: { state: postStates.missing } });

export const EveryElement = meta.story({
  ...phoneAndDesktop,
  args: { state: changed({ html: [everyElement], prerenderedKey: '/blog/every-element' }) },
});

/** Only a title and a text. */
export const Bare = meta.story({
  args: {
    state: changed({
      author: undefined,
      published: undefined,
      minutes: undefined,
      cover: undefined,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^(By|Written by)/)).not.toBeInTheDocument();
  },
});

export const NoImage = meta.story({
  args: { state: changed({ cover: undefined }) },
});

export const BrokenImage = meta.story({
  args: { state: changed({ cover: missingPicture }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Hockey Article' })).toBeVisible();
  },
});

export const LongText = meta.story({ args: { state: withTexts(longTitle) } });

export const UnbrokenWord = meta.story({ args: { state: withTexts(unbrokenWord) }, ...narrow });

/** A right-to-left title is aligned to the right. The API says nothing about the author. */
export const RightToLeft = meta.story({
  args: {
    state: changed({
      title: 'كم لفة من الشريط يكفي الموسم؟',
      author: 'دانا',
      authorBio: undefined,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Written by/).parentElement).toHaveTextContent(/دانا$/);
  },
});

export const Narrow = EveryElement.extend(narrow);

export const Printed = Default.extend({ ...printed, tags: ['!autodocs', '!dev', '!test'] });
