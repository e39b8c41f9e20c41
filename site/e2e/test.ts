import { expect, test as base, type Locator, type Page, type Route } from '@playwright/test';
import type { Scenario } from '../../mock-api/scenarios.ts';
import { serve } from '../hosting/serve.ts';
import { fixedRoutes } from '../routes.ts';

export { expect } from '@playwright/test';

/** Chooses the scenario of the mock API for a browser. */
export type SetScenario = (name: Scenario) => Promise<void>;

interface Fixtures {
  /** Every console message and uncaught error of the page, in order. */
  consoleMessages: string[];
  setScenario: SetScenario;
}

interface WorkerFixtures {
  /** Origin of this worker's server for the built site. */
  site: string;
}

/** A test against the built site with its real headers and the mock API. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    async ({}, use) => {
      // Journeys send many messages from one address.
      const limits = { perMinute: 1_000, perHour: 1_000, ofAllPerMinute: 1_000 };
      const running = await serve({ port: 0, env: {}, limits });
      await use(running.origin);
      await running.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site),
  consoleMessages: [
    async ({ page }, use) => {
      const messages: string[] = [];
      page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
      await use(messages);
    },
    { auto: true },
  ],
  setScenario: async ({ context, site }, use) => {
    await use(async (name) => {
      await context.addCookies([{ name: 'mock-scenario', value: name, url: site }]);
    });
  },
});

/**
 * Moves the mouse, which starts the app, and waits until it has hydrated the page. The toast region is
 * the last part that it renders.
 */
export const waitForHydration = async (page: Page) => {
  // Twice: the first event of a document can have no movement.
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await expect(page.getByRole('region', { name: /notifications/i })).toBeAttached();
};

/** Opens a page and waits until the app has hydrated it. */
export const openHydrated = async (page: Page, path: string) => {
  await page.goto(path);
  await waitForHydration(page);
};

/** Sets the browser's default font size in px, which `rem` and the `em` of media queries follow. */
export const setDefaultFontSize = async (page: Page, size: number) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
};

/** Collects the paths of all requests of a page, in order. */
export const collectRequests = (page: Page) => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
};

/** Holds back requests that match a pattern until `release` is called. */
export const holdRequests = async (page: Page, pattern: RegExp | string) => {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(pattern, async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  return {
    count: () => held.length,
    release: async () => {
      isHeld = false;
      for (const route of held.splice(0)) await route.continue();
    },
  };
};

/** Records what live regions read, in order. Must be called before the page is opened. */
export const recordAnnouncements = async (page: Page) => {
  const texts: string[] = [];
  await page.exposeFunction('recordText', (text: string) => texts.push(text));
  await page.addInitScript(() => {
    const live =
      '[aria-live="polite"], [aria-live="assertive"], [role="status"]:not([aria-live="off"]), [role="alert"]';
    const record = Reflect.get(window, 'recordText') as (text: string) => void;
    // Also a region that is added with its text: some screen readers read it.
    const read = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement;
      const spoken = element?.closest(live) ? [node] : (element?.querySelectorAll(live) ?? []);
      for (const { textContent } of spoken) if (textContent?.trim()) record(textContent.trim());
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') read(target);
        for (const node of addedNodes) read(node);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return {
    read: () => [...texts],
    /** The texts that do not depend on how fast this machine is. */
    readResults: () => texts.filter((text) => !/^Loading|^Articles loaded/.test(text)),
    /** The same, and that data loads, for a test that holds it back. */
    readData: () => texts.filter((text) => text !== 'Loading page'),
    /** Forgets the texts so far, among them those of the document itself. */
    clear: () => texts.splice(0),
  };
};

/** Expects that the focused element is inside the window, and that nothing covers its start. */
export const expectFocusVisible = async (page: Page) => {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) return 'no focus';
        const { left, top, height } = focused.getBoundingClientRect();
        if (top < 0 || top + Math.min(height, 24) > innerHeight) return `at ${top} px`;
        const drawn = document.elementFromPoint(left + 4, top + Math.min(height, 24) / 2);
        return drawn && (focused.contains(drawn) || drawn.contains(focused))
          ? 'visible'
          : 'covered';
      }),
    )
    .toBe('visible');
};

/** Shortens the request timeout of the site from 15 s to 2 s, for the scenario `hang`. */
export const shortenTimeout = (page: Page) =>
  page.addInitScript(() => {
    const realTimeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = () => realTimeout(2000);
  });

/** Returns a link of the main navigation. */
export const headerLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

/** Focuses a link and presses Enter. */
export const follow = async (link: Locator) => {
  await link.focus();
  await link.press('Enter');
};

/** A path without a page. Its document is the 404 page. */
export const unknownPath = '/no-such-page';

/** The viewport widths of a phone, a tablet and a desktop, in px. */
export const widths = [360, 768, 1440] as const;

/** Windows for journeys by keyboard: a phone in landscape at 200 % zoom, a phone, and a desktop. */
export const keyboardViewports = [
  { width: 320, height: 256 },
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
] as const;

/** Every fixed route, a category with posts, one without, and a post. */
export const pagePaths: readonly string[] = [
  ...fixedRoutes.map(({ path }) => path),
  '/blog/category/hockey-tips',
  '/blog/category/product-histories',
  '/blog/608-bearings-explained',
];
