import { expect, waitFor, within } from 'storybook/test';
import {
  everyWindow,
  forcedColors,
  noScreenshot,
  onlyAt,
  phoneAndDesktop,
  printed,
} from '#.storybook/windows';
import preview from '#.storybook/preview';
import { focused, hovered } from '#.storybook/pseudoStates';
import { Header } from './Header.tsx';
import { Section } from '../../layout/Section/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { expectNoHorizontalScroll, longText } from '#.storybook/edges';
import { header, headerWith } from '#.storybook/fixtures/frame.ts';
import { sixProducts } from '#.storybook/fixtures/products.ts';

const meta = preview.meta({
  title: 'Frame/Header',
  component: Header,
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: header,
  decorators: [
    (Story) => (
      <>
        <Story />
        <main>
          <Section surface="snow">
            <Text measure="reading">{longText}</Text>
          </Section>
        </main>
      </>
    ),
  ],
});

export const Default = meta.story(everyWindow);

/** Six pages and the store. The current page is marked. */
export const Wide = meta.story({
  ...noScreenshot,
  globals: { viewport: { value: 'w1440' } },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Main' }));
    await expect(nav.getByRole('link', { name: 'HOME' })).toHaveAttribute('aria-current', 'page');
    await expect(nav.getByRole('link', { name: 'BLOG' })).not.toHaveAttribute('aria-current');
    const store = nav.getByRole('link', { name: 'Shop on Amazon (opens in a new tab)' });
    await expect(store).toHaveAttribute('target', '_blank');
    await expect(canvas.queryByRole('button', { name: 'Menu' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: /home/ })).toHaveAttribute('href', '/');
  },
});

/** A post is below the blog, but is not the blog's page. */
export const BelowAPage = meta.story({
  ...onlyAt('w1440'),
  tags: ['!autodocs'],
  args: { currentPath: '/blog/lacing-first-skates' },
  play: async ({ canvas }) => {
    const blog = canvas.getByRole('link', { name: 'BLOG' });
    await expect(blog).toHaveAttribute('aria-current', 'true');
    await expect(canvas.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
  },
});

/** On a product page, whose own button is in the product's color. At this width, the label is on one line. */
export const OutlineButton = meta.story({
  ...onlyAt('w1024'),
  args: { storeVariant: 'outline', currentPath: '/hockey-laces' },
  play: async ({ canvas }) => {
    const store = canvas.getByRole('link', { name: /^Shop on Amazon/ });
    const { lineHeight, minHeight } = getComputedStyle(store);
    await expect(store.getBoundingClientRect().height).toBeLessThan(
      parseFloat(minHeight) + parseFloat(lineHeight) / 2,
    );
  },
});

/** On a phone the links are in a menu. */
export const Narrow = meta.story({
  ...onlyAt('w320'),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: 'BLOG' })).not.toBeInTheDocument();
    await expectNoHorizontalScroll();
  },
});

export const MenuOpen = meta.story({
  ...onlyAt('w320'),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    await expect(canvas.getByRole('link', { name: 'BLOG' })).toBeVisible();
    const { links, menuLinks } = header;
    await expect(canvas.getAllByRole('listitem')).toHaveLength(links.length + menuLinks.length);
    await expect(canvas.getByRole('link', { name: 'Guarantee' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Shop on Amazon/ })).toBeVisible();
    await expectNoHorizontalScroll();
  },
});

/** In a window of 320 px with a text size of 200 % the logo shrinks, and the menu starts below the header. */
export const MenuOpenLargeText = MenuOpen.extend({
  tags: ['!autodocs'],
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
});

/** The bar marks the current page. */
export const MenuInForcedColors = MenuOpen.extend({
  parameters: { visual: { forcedColors: 'active' as const } },
  tags: ['!autodocs', '!dev', '!test'],
});

/** A long label wraps and leaves the height of the header as it is. */
export const LongText = meta.story({
  ...onlyAt('w1024'),
  tags: ['!autodocs'],
  args: { store: { ...header.store, restOfLabel: 'all our tape and laces on Amazon' } },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('banner').getBoundingClientRect();
    const store = canvas.getByRole('link', { name: /^Shop all/ }).getBoundingClientRect();
    await expect(store.bottom).toBeLessThanOrEqual(frame.bottom);
    await expectNoHorizontalScroll();
  },
});

const showsAllLinks = async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
  const labels = canvas.getAllByRole('listitem').map((item: HTMLElement) => item.textContent);
  await expect(labels).toContain('ABOUT');
  await expect(canvas.queryByRole('button', { name: 'Menu' })).not.toBeInTheDocument();
  await expectNoHorizontalScroll();
};

/** With a fourth product there is less space between the links. */
export const FourProducts = meta.story({
  ...onlyAt('w1024'),
  args: headerWith(sixProducts.slice(0, 4)),
  play: showsAllLinks,
});

/** With more products the links are in the menu until a wide window has room for them. */
export const SixProducts = meta.story({
  ...onlyAt('w1440'),
  args: headerWith(sixProducts),
  play: showsAllLinks,
});

export const SixProductsInMenu = SixProducts.extend({
  ...onlyAt('w1024'),
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(await canvas.findByRole('link', { name: 'PUCKS' })).toBeVisible();
    await expectNoHorizontalScroll();
  },
});

/** Links that no window has room for stay in the menu. */
export const TooManyProducts = SixProducts.extend({
  tags: ['!autodocs'],
  args: headerWith([
    ...sixProducts,
    ...sixProducts.map((one) => ({ ...one, href: `${one.href}-2` })),
  ]),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expectNoHorizontalScroll();
  },
});

/** On narrow windows the links are in the menu. */
export const Hovered = Default.extend({
  ...hovered,
  ...onlyAt('w1440'),
  tags: ['!autodocs', '!test'],
});

export const Focused = Default.extend({
  ...focused,
  ...phoneAndDesktop,
  tags: ['!autodocs', '!test'],
});

export const ForcedColors = Default.extend({
  ...forcedColors,
  parameters: {
    visual: { ...forcedColors.parameters.visual, ...phoneAndDesktop.parameters.visual },
  },
  tags: ['!autodocs', '!dev', '!test'],
});

export const Printed = Default.extend({ ...printed, tags: ['!autodocs', '!dev', '!test'] });
