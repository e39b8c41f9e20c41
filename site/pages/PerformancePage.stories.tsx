import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { performance } from '../content/whyChoose/performance.ts';
import {
  expectOpen,
  pageMeta,
  reads,
  stateOf,
  onDesktopToo,
} from '../../.storybook/pages/page.tsx';

const meta = preview.meta({ ...pageMeta, title: 'Pages/Performance' });

export const Loaded = meta.story({
  parameters: onDesktopToo,
  args: stateOf('/why-choose/performance', 'Loaded'),
  play: reads(async ({ canvas }) => {
    await expectOpen(canvas, performance.intro.title, performance.head);
    for (const figure of ['97%', '8.9/10', '3x', '100%']) {
      await expect(canvas.getByText(figure)).toBeVisible();
    }
  }),
});
