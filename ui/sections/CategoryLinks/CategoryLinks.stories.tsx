import { expect, within } from 'storybook/test';
import { fits, longTitle, narrow, unbrokenWord } from '#.storybook/edges';
import { everyWindow, forcedColors } from '#.storybook/windows';
import { notPrinted } from '#.storybook/fixtures/notPrinted.tsx';
import preview from '#.storybook/preview';
import { focused, hovered } from '#.storybook/pseudoStates';
import { CategoryLinks } from './CategoryLinks.tsx';
import { categoryLinks } from '#.storybook/fixtures/posts.ts';

const meta = preview.meta({
  title: 'Sections/CategoryLinks',
  component: CategoryLinks,
  args: categoryLinks,
});

export const Default = meta.story({
  ...everyWindow,
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Topics' });
    await expect(within(nav).getAllByRole('link')).toHaveLength(categoryLinks.links.length);
    await expect(within(nav).getByRole('link', { name: 'Hockey Tips' })).toHaveAttribute(
      'href',
      '/blog/category/hockey-tips',
    );
  },
});

/** Marks the category of the page. */
export const Current = meta.story({
  args: { links: categoryLinks.links.map((link, at) => ({ ...link, isCurrent: at === 1 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Equipment Care');
  },
});

/** On phones, the row begins at the category of the page. */
export const CurrentIsLast = meta.story({
  args: {
    links: categoryLinks.links.map((link, at, { length }) => ({
      ...link,
      isCurrent: at === length - 1,
    })),
  },
  ...narrow,
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
    await expect(right).toBeLessThan(window.innerWidth);
  },
});

export const LongText = meta.story({
  args: { title: longTitle, links: [{ label: longTitle, href: '/long' }, ...categoryLinks.links] },
  ...narrow,
});

export const UnbrokenWord = meta.story({
  args: { title: unbrokenWord, links: [{ label: unbrokenWord, href: '/word' }] },
  ...narrow,
});

/** The row scrolls sideways, the page does not. */
export const Narrow = meta.story(fits);

export const Hovered = Default.extend({ ...hovered, tags: ['!autodocs', '!test'] });

export const Focused = Default.extend({ ...focused, tags: ['!autodocs', '!test'] });

export const ForcedColors = Default.extend({
  ...forcedColors,
  tags: ['!autodocs', '!dev', '!test'],
});

export const Printed = Default.extend({
  ...notPrinted('CategoryLinks'),
  tags: ['!autodocs', '!dev', '!test'],
});
