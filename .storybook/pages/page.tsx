/** What the stories of pages have in common. */
import { lazy, Suspense } from 'react';
import { configure, expect, type within } from 'storybook/test';
import { inModes, small } from '#.storybook/modes';
import { isScenario, scenarios } from '#mock-api/scenarios.ts';
import { loadPage } from '../../site/app/pages.ts';
import { routeOf } from '../../site/paths.ts';
import { openApi } from './api.ts';
import { PageRoom, type PageRoomProps } from './PageRoom.tsx';
import { stateOf as pageArgs } from './stateOf.ts';
import type { StatedPath, StateName } from './states.ts';

// A page is more to draw than a component, and a sheet draws many at once: no longer wait, more patience.
configure({ asyncUtilTimeout: 10_000 });

interface Context {
  args: PageRoomProps;
  globals: Record<string, unknown>;
}

/** The scenario chosen in the toolbar; nothing when the story is to be as it says. */
const chosen = ({ globals }: Pick<Context, 'globals'>) =>
  isScenario(globals['scenario']) ? globals['scenario'] : undefined;

const scenarioOf = (context: Context) => chosen(context) ?? context.args.scenario;

/** What pages fetch only when they need it: a story waits for the API, never for code. */
const loadLateCode = () =>
  Promise.all([
    import('../../site/api/posts.ts'),
    import('../../site/api/post.ts'),
    import('../../site/api/sanitize/browser.ts'),
    import('../../site/contact/rules.ts'),
    import('#ui/toaster'),
  ]);

/** Only where docs are read: a test does not wait for their code. */
const PageDocs = lazy(async () => ({ default: (await import('./PageDocs.tsx')).PageDocs }));
const LatePageDocs = () => (
  <Suspense>
    <PageDocs />
  </Suspense>
);

/** Everything of `preview.meta()` but the title, which Storybook must find in the file itself. */
export const pageMeta = {
  component: PageRoom,
  argTypes: { scenario: { options: [...scenarios], control: { type: 'select' as const } } },
  parameters: {
    // Its parts are taken in every window where they live: a page is, on a phone.
    ...inModes(small),
    // Each is a page of its own, with a head and a heading: never two in one document.
    docs: { page: LatePageDocs },
  },
  loaders: [
    async ({ args }: Context) => {
      await Promise.all([loadPage(routeOf(args.path).page), loadLateCode()]);
      return {};
    },
  ],
  beforeEach: (context: Context) => openApi(scenarioOf(context)),
  render: ({ path }: PageRoomProps, context: Context) => (
    <PageRoom path={path} scenario={scenarioOf(context)} />
  ),
};

/** For the story that shows a page whole: its picture is taken in a wide window, too. */
export const onDesktopToo = inModes(['w1440']);

/** The args of a page's state, from the table. */
export const stateOf = <Path extends StatedPath>(of: Path, name: StateName<Path>) =>
  pageArgs(of, name);

/** What a visitor finds and does, as the story tells it: not looked for when the toolbar says otherwise. */
export const reads =
  <C extends Pick<Context, 'globals'>>(play: (context: C) => Promise<void>) =>
  async (context: C) => {
    if (!chosen(context)) await play(context);
  };

/** The page is open: its heading is seen, and the tab is called by its name. */
export const expectOpen = async (
  canvas: ReturnType<typeof within>,
  heading: string,
  { title }: { title: string },
) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(document.title).toBe(`${title} | Crossbar Hockey`);
};

/** Each article's picture has given way to its colour. */
export const expectNoCovers = async (canvas: ReturnType<typeof within>, count: number) => {
  const covers = await canvas.findAllByRole('img', { name: 'Hockey Article' });
  await expect(covers).toHaveLength(count);
  for (const cover of covers) await expect(cover).not.toHaveAttribute('src');
};
