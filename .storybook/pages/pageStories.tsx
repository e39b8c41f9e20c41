/** What the stories of all pages share. */
import { lazy, Suspense } from 'react';
import { configure, expect, type within } from 'storybook/test';
import { inModes, small } from '#.storybook/modes';
import { isScenario, scenarios } from '#mock-api/scenarios.ts';
import { loadPage } from '../../site/app/pages.ts';
import { brand } from '../../site/content/facts.ts';
import { routeOf } from '../../site/paths.ts';
import { mockApi } from './mockApi.ts';
import { StoryApp, type StoryAppProps } from './StoryApp.tsx';

// A state gallery renders many pages at once, so a page can take longer than the default of 1 s.
configure({ asyncUtilTimeout: 10_000 });

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
    import('../../site/api/posts.ts'),
    import('../../site/api/post.ts'),
    import('../../site/api/sanitize/browser.ts'),
    import('../../site/contact/validation.ts'),
    import('#ui/toaster'),
  ]);

/** Lazy, because tests do not need it. */
const PageDocs = lazy(async () => ({ default: (await import('./PageDocs.tsx')).PageDocs }));
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
    // The components have snapshots in every viewport already.
    ...inModes(small),
    // Storybook's own docs page renders all stories into one document, whose heads would mix.
    docs: { page: LazyPageDocs },
  },
  loaders: [
    async ({ args }: Context) => {
      await Promise.all([loadPage(routeOf(args.path).page), loadLazyCode()]);
      return {};
    },
  ],
  beforeEach: (context: Context) => mockApi(scenarioOf(context)),
  render: ({ path }: StoryAppProps, context: Context) => (
    <StoryApp path={path} scenario={scenarioOf(context)} />
  ),
};

/** Adds a desktop snapshot to the phone snapshots. */
export const onDesktopToo = inModes(['w1440']);

/** Skips a play function when the toolbar has chosen another scenario than the story's. */
export const inOwnScenario =
  <C extends Pick<Context, 'globals'>>(play: (context: C) => Promise<void>) =>
  async (context: C) => {
    if (!chosenScenario(context)) await play(context);
  };

/** Expects a visible main heading, and the page's title in the tab. */
export const expectOpen = async (
  canvas: ReturnType<typeof within>,
  heading: string,
  { title }: { title: string },
) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(document.title).toBe(`${title} | ${brand}`);
};

/** Expects this many covers, each replaced by its category's color. */
export const expectNoCovers = async (canvas: ReturnType<typeof within>, count: number) => {
  const covers = await canvas.findAllByRole('img', { name: 'Hockey Article' });
  await expect(covers).toHaveLength(count);
  for (const cover of covers) await expect(cover).not.toHaveAttribute('src');
};
