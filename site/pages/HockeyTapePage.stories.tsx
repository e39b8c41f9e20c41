import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { tapePage } from '../content/products/tape.ts';
import {
  expectOpen,
  pageMeta,
  reads,
  stateOf,
  onDesktopToo,
} from '../../.storybook/pages/page.tsx';

const meta = preview.meta({ ...pageMeta, title: 'Pages/Hockey Tape' });

export const Loaded = meta.story({
  parameters: onDesktopToo,
  args: stateOf('/hockey-tape', 'Loaded'),
  play: reads(async ({ canvas }) => {
    await expectOpen(canvas, tapePage.detail.name, tapePage.head);
    await expect(canvas.getByText('$9.99 – $18.99')).toBeVisible();
    const buy = canvas.getByRole('link', { name: /^BUY NOW ON AMAZON/ });
    await expect(buy).toHaveAttribute('target', '_blank');
  }),
});

/** In place of every picture the product's own colour, red; what is sold and for how much is still said. */
export const BrokenPictures = meta.story({
  args: stateOf('/hockey-tape', 'BrokenPictures'),
  play: reads(async ({ canvas }) => {
    const [main] = tapePage.alts;
    const picture = () => canvas.getByRole('img', { name: main });
    await waitFor(() => expect(picture()).not.toHaveAttribute('src'));
    await expect(canvas.getByRole('link', { name: /^BUY NOW ON AMAZON/ })).toBeVisible();
  }),
});
