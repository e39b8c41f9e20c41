import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { stickTaping } from '../content/guides/stickTaping.ts';
import {
  expectOpen,
  pageMeta,
  reads,
  stateOf,
  onDesktopToo,
} from '../../.storybook/pages/page.tsx';

const meta = preview.meta({ ...pageMeta, title: 'Pages/Stick taping guide' });

export const Loaded = meta.story({
  parameters: onDesktopToo,
  args: stateOf('/guides/hockey-stick-taping', 'Loaded'),
  play: reads(async ({ canvas }) => {
    await expectOpen(canvas, stickTaping.title, stickTaping.head);
    await expect(canvas.getByRole('heading', { name: 'What you need' })).toBeVisible();
  }),
});
