import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { about } from '../content/about.ts';
import {
  expectOpen,
  pageMeta,
  reads,
  stateOf,
  onDesktopToo,
} from '../../.storybook/pages/page.tsx';

const meta = preview.meta({ ...pageMeta, title: 'Pages/About us' });

export const Loaded = meta.story({
  parameters: onDesktopToo,
  args: stateOf('/about', 'Loaded'),
  play: reads(async ({ canvas }) => {
    await expectOpen(canvas, about.intro.title, about.head);
    for (const name of ['Our Story', 'Our Commitment', 'Join the Crossbar Team']) {
      await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible();
    }
  }),
});

export const BrokenPictures = meta.story({
  args: stateOf('/about', 'BrokenPictures'),
  play: reads(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Our Story' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: about.story.pictureAlt })).not.toHaveAttribute('src'),
    );
  }),
});
