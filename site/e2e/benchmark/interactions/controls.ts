/** Every control of the site, and how a visitor uses it. */
import type { Locator, Page } from '@playwright/test';
import type { Scenario } from '../../../../mock-api/scenarios.ts';
import { field, fillForm, toast } from '../../contactForm.ts';
import { expect } from '../../test.ts';

/** A control to measure. */
export interface Control {
  name: string;
  path: string;
  /** Set when the control is used before the app has started. */
  isFirst?: true;
  scenario?: Scenario;
  /** Does what comes before the measured input. */
  prepare?: (page: Page) => Promise<void>;
  /** Sends the measured input. */
  act: (page: Page) => Promise<void>;
  /** Waits for the effect of the input. */
  see: (page: Page) => Promise<void>;
}

/** Returns the middle of a control, scrolled into view. */
export const centerOf = async (control: Locator) => {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error(`${control.toString()} is not in the page.`);
  return [box.x + box.width / 2, box.y + box.height / 2] as const;
};

const tap = async (control: Locator) => {
  const [x, y] = await centerOf(control);
  await control.page().touchscreen.tap(x, y);
};

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' });
const menuLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'HOCKEY TAPE' });
const thumbnail = (page: Page) => page.getByRole('link', { name: /^Picture 3 of/ });
const chip = (page: Page) =>
  page.locator('main').getByRole('link', { name: 'Product Guides', exact: true });
const more = (page: Page) => page.getByRole('button', { name: 'Show more' });
const send = (page: Page) => page.getByRole('button', { name: 'SEND MESSAGE' });
const closeToast = (page: Page) =>
  page.getByRole('region', { name: /notifications/i }).getByRole('button', { name: 'Close' });
const copy = (page: Page) => page.getByRole('button', { name: 'Copy link' });
const contentsLink = (page: Page) => page.getByRole('link', { name: 'Problems and fixes' });

const seeMenu = (page: Page) => expect(menuLink(page)).toBeVisible();
const seeThirdPicture = (page: Page) =>
  expect(page.getByRole('region', { name: /^Pictures of/ })).toHaveJSProperty(
    'scrollLeft',
    2 * 412,
  );
const openMenu = async (page: Page) => {
  await tap(menuButton(page));
  await seeMenu(page);
};
const sendMessage = async (page: Page) => {
  await tap(send(page));
  await expect(closeToast(page)).toBeVisible();
};

const post = '/blog/608-bearings-explained';
const product = '/hockey-tape';

export const controls: readonly Control[] = [
  {
    name: 'menu: open, app not started',
    path: '/',
    isFirst: true,
    act: (page) => tap(menuButton(page)),
    see: seeMenu,
  },
  {
    name: 'gallery: thumbnail, app not started',
    path: product,
    isFirst: true,
    act: (page) => tap(thumbnail(page)),
    see: seeThirdPicture,
  },
  {
    name: 'menu: open',
    path: '/',
    act: (page) => tap(menuButton(page)),
    see: seeMenu,
  },
  {
    name: 'menu: close',
    path: '/',
    prepare: openMenu,
    act: (page) => tap(menuButton(page)),
    see: (page) => expect(menuLink(page)).toBeHidden(),
  },
  {
    name: 'menu: link',
    path: '/',
    prepare: openMenu,
    act: (page) => tap(menuLink(page)),
    see: (page) => expect(page.getByRole('heading', { level: 1 })).toHaveText('Hockey Tape'),
  },
  {
    name: 'gallery: thumbnail',
    path: product,
    act: (page) => tap(thumbnail(page)),
    see: seeThirdPicture,
  },
  {
    name: 'gallery: arrow key',
    path: product,
    prepare: (page) =>
      page
        .getByRole('link', { name: /^Enlarge: / })
        .first()
        .focus(),
    act: (page) => page.keyboard.press('ArrowRight'),
    see: (page) =>
      expect
        .poll(() =>
          page.getByRole('region', { name: /^Pictures of/ }).evaluate((it) => it.scrollLeft),
        )
        .toBeGreaterThan(0),
  },
  {
    name: 'category link',
    path: '/blog/category/hockey-tips',
    act: (page) => tap(chip(page)),
    see: (page) => expect(page.getByRole('heading', { level: 1 })).toHaveText('Product Guides'),
  },
  {
    name: 'load more',
    path: '/blog/category/hockey-tips',
    scenario: 'huge',
    prepare: (page) => expect(more(page)).toBeVisible(),
    act: (page) => tap(more(page)),
    see: (page) => expect(page.locator('main').getByRole('article')).toHaveCount(48),
  },
  {
    name: 'form: letter',
    path: '/contact',
    prepare: (page) => field(page, 'Name').focus(),
    act: (page) => page.keyboard.press('R'),
    see: (page) => expect(field(page, 'Name')).toHaveValue('R'),
  },
  {
    name: 'form: send with errors',
    path: '/contact',
    act: (page) => tap(send(page)),
    see: (page) => expect(field(page, 'Name')).toHaveAttribute('aria-invalid', 'true'),
  },
  {
    name: 'form: send, toast shown',
    path: '/contact',
    prepare: (page) => fillForm(page),
    act: (page) => tap(send(page)),
    see: (page) => expect(toast(page, 'Message Sent')).toBeVisible(),
  },
  {
    name: 'toast: close',
    path: '/contact',
    prepare: async (page) => {
      await fillForm(page);
      await sendMessage(page);
    },
    act: (page) => tap(closeToast(page)),
    see: (page) => expect(closeToast(page)).toHaveCount(0),
  },
  {
    name: 'share: copy link',
    path: post,
    act: (page) => tap(copy(page)),
    see: (page) =>
      expect(page.getByText(/^(?:Link copied|The link could not)/).first()).toBeVisible(),
  },
  {
    name: 'guide: link of the contents',
    path: '/guides/bearing-maintenance',
    act: (page) => tap(contentsLink(page)),
    see: (page) =>
      expect(
        page.getByRole('heading', { name: 'Problems and fixes', exact: true }),
      ).toBeInViewport(),
  },
];
