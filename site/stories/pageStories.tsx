/** The meta, loaders, and assertions that the stories of all pages share. */
import { lazy, Suspense } from 'react';
import { expect, screen, waitFor, type within } from 'storybook/test';
import { longTitle } from '#mock-api/fixtures/edges.ts';
import { isScenario, scenarios } from '#mock-api/scenarios.ts';
import { loadPage } from '../app/pages.ts';
import { brand } from '../content/facts.ts';
import type { ProductPageContent } from '../content/products/page.ts';
import { routeOf } from '../paths.ts';
import { installMockApi } from './mockApi.ts';
import { StoryApp, type StoryAppProps } from './StoryApp.tsx';

interface Context {
  args: StoryAppProps;
  globals: Record<string, unknown>;
}

/** Returns the scenario that the toolbar has chosen, if any. */
const chosenScenario = ({ globals }: Pick<Context, 'globals'>) =>
  isScenario(globals['scenario']) ? globals['scenario'] : undefined;

const scenarioOf = (context: Context) => chosenScenario(context) ?? context.args.scenario ?? 'ok';

/** Loads the code that pages import on demand, so that a story waits for the API only. */
const loadLazyCode = () =>
  Promise.all([
    import('../api/posts.ts'),
    import('../api/post.ts'),
    import('../api/sanitize/browser.ts'),
    import('../contact/validation.ts'),
    import('#ui/toaster'),
  ]);

/** Lazy, because tests do not need it. */
const PageDocs = lazy(async () => ({
  default: (await import('../../.storybook/pages/PageDocs.tsx')).PageDocs,
}));
const LazyPageDocs = () => (
  <Suspense>
    <PageDocs />
  </Suspense>
);

/** The arguments of `preview.meta()` without the title, which Storybook reads from the file's text. */
export const pageStories = {
  component: StoryApp,
  argTypes: { scenario: { options: [...scenarios], control: { type: 'select' as const } } },
  parameters: {
    // Storybook's own docs page renders all stories into one document, whose heads would mix.
    docs: { page: LazyPageDocs },
  },
  loaders: [
    async ({ args }: Context) => {
      await Promise.all([loadPage(routeOf(args.path).page), loadLazyCode()]);
      return {};
    },
  ],
  beforeEach: (context: Context) => installMockApi(scenarioOf(context)),
  render: ({ path }: StoryAppProps, context: Context) => (
    <StoryApp path={path} scenario={scenarioOf(context)} />
  ),
};

/**
 * Replaces a play function when the toolbar has chosen a scenario: the assertions of the story do not
 * hold then, but the page must be there.
 */
export const inOwnScenario =
  <C extends Pick<Context, 'globals'>>(play: (context: C) => Promise<void>) =>
  async (context: C) => {
    if (!chosenScenario(context)) return play(context);
    await expect(await screen.findByRole('main')).toBeVisible();
  };

type Canvas = ReturnType<typeof within>;
type Play = Pick<Context, 'globals'> & { canvas: Canvas };

/** Expects a visible main heading, and the page's title in the tab. */
export const expectOpen = async (canvas: Canvas, heading: string, { title }: { title: string }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(document.title).toBe(`${title} | ${brand}`);
};

/** Expects this many covers, each replaced by its category's color. */
export const expectNoCovers = async (canvas: Canvas, count: number) => {
  const covers = await canvas.findAllByRole('img', { name: 'Hockey Article' });
  await expect(covers).toHaveLength(count);
  for (const cover of covers) await expect(cover).not.toHaveAttribute('src');
};

/** Expects pictures with these names, each replaced by a color. */
export const expectNoPictures = async (canvas: Canvas, names: readonly string[]) => {
  for (const name of names) {
    await waitFor(() => expect(canvas.getByRole('img', { name })).not.toHaveAttribute('src'));
  }
};

/** Returns a play function that expects this many covers, each replaced by its category's color. */
export const showsNoCovers = (count: number) =>
  inOwnScenario(({ canvas }: Play) => expectNoCovers(canvas, count));

/** Returns a play function that expects this many skeletons of post cards. */
export const showsSkeletons = (count: number) =>
  inOwnScenario(async ({ canvas }: Play) => {
    await expect(await canvas.findAllByTestId('post-card-skeleton')).toHaveLength(count);
  });

/** Returns a play function that expects a visible text. */
export const showsText = (text: string) =>
  inOwnScenario(async ({ canvas }: Play) => {
    await expect(await canvas.findByText(text)).toBeVisible();
  });

/** Expects the long title of the scenario `longText` on a post card. */
export const showsLongTitles = inOwnScenario(async ({ canvas }: Play) => {
  await expect((await canvas.findAllByText(longTitle))[0]).toBeVisible();
});

/** Expects the panel in place of posts that could not be loaded. */
export const showsLoadFailure = inOwnScenario(async ({ canvas }: Play) => {
  await expect(await canvas.findByText('Something went wrong')).toBeVisible();
});

type ProductContent = Pick<ProductPageContent, 'detail' | 'head' | 'alts'>;

/** Returns a play function that expects a product with its price and a store link in a new tab. */
export const showsProduct = ({ detail, head }: ProductContent) =>
  inOwnScenario(async ({ canvas }: Play) => {
    await expectOpen(canvas, detail.name, head);
    // The bar repeats the price of a single pack.
    await expect(canvas.getAllByText(detail.price)[0]).toBeVisible();
    const buy = canvas.getByRole('link', { name: /^BUY NOW ON AMAZON/ });
    await expect(buy).toHaveAttribute('target', '_blank');
  });

/** Returns a play function that expects a product's store link, and a color in place of its picture. */
export const showsNoProductPicture = ({ alts: [main = ''] }: ProductContent) =>
  inOwnScenario(async ({ canvas }: Play) => {
    await expectNoPictures(canvas, [main]);
    await expect(canvas.getByRole('link', { name: /^BUY NOW ON AMAZON/ })).toBeVisible();
  });
