import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { bearingsPage } from '../content/products/bearings.ts';
import {
  expectOpen,
  pageMeta,
  reads,
  stateOf,
  onDesktopToo,
} from '../../.storybook/pages/page.tsx';

const meta = preview.meta({ ...pageMeta, title: 'Pages/Bearings' });

export const Loaded = meta.story({
  parameters: onDesktopToo,
  args: stateOf('/bearings', 'Loaded'),
  play: reads(async ({ canvas }) => {
    await expectOpen(canvas, bearingsPage.detail.name, bearingsPage.head);
    await expect(canvas.getByText('$24.99')).toBeVisible();
    const buy = canvas.getByRole('link', { name: /^BUY NOW ON AMAZON/ });
    await expect(buy).toHaveAttribute('target', '_blank');
  }),
});

/** In place of every picture the product's own colour, green; what is sold and for how much is still said. */
export const BrokenPictures = meta.story({
  args: stateOf('/bearings', 'BrokenPictures'),
  play: reads(async ({ canvas }) => {
    const [main] = bearingsPage.alts;
    const picture = () => canvas.getByRole('img', { name: main });
    await waitFor(() => expect(picture()).not.toHaveAttribute('src'));
    await expect(canvas.getByRole('link', { name: /^BUY NOW ON AMAZON/ })).toBeVisible();
  }),
});
