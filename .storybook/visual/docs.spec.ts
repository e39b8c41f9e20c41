import { test as base, expect, type Page } from '@playwright/test';
import { missingPicture } from '../../mock-api/fixtures/edges.ts';
import { docsFaults, readDocsPages, type ShownPage } from './docsPages.ts';
import { storybookFolder } from './paths.ts';
import { docsCount, docsTest } from './storyNames.ts';

interface Docs {
  page: Page;
  /** The texts of the errors in the page's console, so far. */
  logged: string[];
}

/** One page for all tests of a worker: a new one would fetch and compile Storybook's scripts again. */
const test = base.extend<object, { docs: Docs }>({
  docs: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ baseURL: process.env['VISUAL_ORIGIN'] ?? '' });
      const logged: string[] = [];
      page.on('pageerror', ({ message }) => logged.push(message));
      page.on('console', (message) => {
        // Some stories show what happens when a picture is missing.
        if (message.type() === 'error' && !message.location().url.endsWith(missingPicture))
          logged.push(message.text());
      });
      await use({ page, logged });
      await page.close();
    },
    { scope: 'worker' },
  ],
});

const replaced = /sb-show-(?:errordisplay|nopreview)/;

/** Returns whether a docs page has rendered its content, the stories, and the props, or has failed. */
const isComplete = ({ props, replacedBy }: { props: number; replacedBy: RegExp }) => {
  const has = (selector: string) => document.querySelector(selector) !== null;
  if (replacedBy.test(document.body.className)) return true;
  return (
    globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last('docsRendered') !== undefined &&
    has('.sbdocs-content > *') &&
    (props === 0 || has('.docblock-argstable')) &&
    !has('[aria-label^="Content is loading"], [id^="story--"][id$="-inner"]:empty')
  );
};

/** Returns what a docs page shows. */
const readPage = (replacedBy: RegExp): Omit<ShownPage, 'logged'> => {
  const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? '';
  const isReplaced = replacedBy.test(document.body.className);
  const links = document.querySelectorAll<HTMLAnchorElement>('figcaption a[href*="path=/story/"]');
  return {
    error: isReplaced
      ? textOf(document.querySelector('#error-message')) || 'No preview'
      : undefined,
    stories: [
      ...[...document.querySelectorAll('[data-story-block]')].map((block) => ({
        // The first story is there twice.
        id: block.id.replace(/^story--|--primary$/g, ''),
        isEmpty: !block.querySelector('[id$="-inner"] > *, iframe'),
        error: block.querySelector(':scope > pre')?.textContent,
      })),
      // Those of the state gallery of a page, whose frames load when they are near the window.
      ...[...links].map(({ href }) => ({ id: href.replace(/.*\//, ''), isEmpty: false })),
    ],
    props: [...document.querySelectorAll('.docblock-argstable tbody tr')].map(({ children }) => ({
      name: textOf(children[0]?.querySelector('span')),
      // Below the description.
      type: textOf(children[1]?.lastElementChild),
      control: textOf(children[3]),
    })),
    hasHealthCard: document.querySelector('section[aria-label="Health"]') !== null,
  };
};

const pages = readDocsPages(storybookFolder);

for (const docsPage of pages) {
  test(docsTest(docsPage.title), async ({ docs: { page, logged } }) => {
    logged.length = 0;
    await page.goto(`/iframe.html?id=${docsPage.id}&viewMode=docs`);
    const wanted = { props: docsPage.props.length, replacedBy: replaced };
    // After this time, the sentences below name what is still missing.
    await page
      .waitForFunction(isComplete, wanted, { polling: 50, timeout: 10_000 })
      .catch(() => undefined);
    const shown = await page.evaluate(readPage, replaced);
    const faults = docsFaults(docsPage, { ...shown, logged }).join('\n');
    // Without a stack: the sentences name the file.
    if (faults !== '') throw Object.assign(new Error(faults), { stack: faults });
  });
}

test(docsCount, () => {
  expect(
    pages.filter(({ stories }) => stories).length,
    "Storybook has docs pages: the run that built it had no '-g', or named docs.spec.ts",
  ).toBeGreaterThan(60);
});
