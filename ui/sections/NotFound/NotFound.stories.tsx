import { expect } from 'storybook/test';
import { onlyAt, inModes, large } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { NotFound } from '#ui';
import { expectNoSidewaysScroll } from '../../../.storybook/fixtures/edges.ts';

const meta = preview.meta({
  title: 'Sections/NotFound',
  parameters: inModes(large),
  component: NotFound,
  args: {
    title: '404 Page Not Found',
    text: 'This one went wide. The page may have moved, or the address may have a slip in it.',
    home: { label: 'Back to the home page', href: '/' },
    links: [
      { label: 'Hockey Tape', href: '/hockey-tape' },
      { label: 'Hockey Laces', href: '/hockey-laces' },
      { label: 'Bearings', href: '/bearings' },
      { label: 'Blog', href: '/blog' },
    ],
  },
});

/** A dead end with five ways out. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: '404 Page Not Found' }),
    ).toBeVisible();
    const home = canvas.getByRole('link', { name: 'Back to the home page' });
    await expect(home).toHaveAttribute('href', '/');
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
  },
});

export const Narrow = meta.story({
  ...onlyAt('w320'),
  play: expectNoSidewaysScroll,
});
