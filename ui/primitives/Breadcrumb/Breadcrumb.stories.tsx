import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Breadcrumb } from './Breadcrumb.tsx';
import { longTitle, narrow, unbrokenWord } from '#.storybook/edges';
import { notPrinted } from '#.storybook/fixtures/notPrinted.tsx';

const home = { label: 'Home', href: '/' };
const guide = { label: 'Skate lacing guide', href: '/guides/hockey-skate-lacing' };

const meta = preview.meta({
  title: 'Primitives/Breadcrumb',
  component: Breadcrumb,
  args: { items: [home, guide] },
});

/** The last item is the current page and not a link. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expect(canvas.queryByRole('link', { name: guide.label })).not.toBeInTheDocument();
    await expect(canvas.getByText(guide.label)).toHaveAttribute('aria-current', 'page');
  },
});

export const ThreeLevels = meta.story({
  args: {
    items: [
      home,
      { label: 'Blog', href: '/blog' },
      { label: 'Hockey Tips', href: '/blog/category/hockey-tips' },
    ],
  },
});

/** The heading below it repeats its last item, which is not shown. */
export const AboveAHeading = meta.story({
  args: { isLastHidden: true },
  play: async ({ canvas }) => {
    const last = canvas.getByText(guide.label);
    await expect(last).toHaveAttribute('aria-current', 'page');
    await expect(last.parentElement?.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(canvas.getByRole('navigation')).toHaveTextContent(`Home${guide.label}`);
  },
});

export const OnNight = meta.story({ globals: { surface: 'night' } });

export const LongText = meta.story({
  args: { items: [home, { label: longTitle, href: '/long' }] },
});

export const UnbrokenWord = meta.story({
  args: { items: [home, { label: unbrokenWord, href: '/word' }] },
  ...narrow,
});

export const Printed = Default.extend({
  ...notPrinted('Breadcrumb'),
  tags: ['!autodocs', '!dev', '!test'],
});
