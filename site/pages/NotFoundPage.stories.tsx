import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { notFound } from '../content/notFound.ts';
import {
  expectOpen,
  pageMeta,
  reads,
  stateOf,
  onDesktopToo,
} from '../../.storybook/pages/page.tsx';

const meta = preview.meta({ ...pageMeta, title: 'Pages/Not found' });

/** Any address that is no page's; the privacy policy is one of them, by the owner's wish. */
export const Loaded = meta.story({
  parameters: onDesktopToo,
  args: stateOf('*', 'Loaded'),
  play: reads(async ({ canvas }) => {
    await expectOpen(canvas, '404 Page Not Found', notFound.head);
    await expect(canvas.getByRole('link', { name: notFound.home.label })).toBeVisible();
  }),
});
