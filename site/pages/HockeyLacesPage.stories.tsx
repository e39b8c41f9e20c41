import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { lacesPage } from '../content/products/laces.ts';
import {
  expectOpen,
  pageMeta,
  reads,
  stateOf,
  onDesktopToo,
} from '../../.storybook/pages/page.tsx';

const meta = preview.meta({ ...pageMeta, title: 'Pages/Hockey Laces' });

export const Loaded = meta.story({
  parameters: onDesktopToo,
  args: stateOf('/hockey-laces', 'Loaded'),
  play: reads(async ({ canvas }) => {
    await expectOpen(canvas, lacesPage.detail.name, lacesPage.head);
    await expect(canvas.getByText('$7.99')).toBeVisible();
    const buy = canvas.getByRole('link', { name: /^BUY NOW ON AMAZON/ });
    await expect(buy).toHaveAttribute('target', '_blank');
  }),
});

/** In place of every picture the product's own colour, blue; what is sold and for how much is still said. */
export const BrokenPictures = meta.story({
  args: stateOf('/hockey-laces', 'BrokenPictures'),
  play: reads(async ({ canvas }) => {
    const [main] = lacesPage.alts;
    const picture = () => canvas.getByRole('img', { name: main });
    await waitFor(() => expect(picture()).not.toHaveAttribute('src'));
    await expect(canvas.getByRole('link', { name: /^BUY NOW ON AMAZON/ })).toBeVisible();
  }),
});
