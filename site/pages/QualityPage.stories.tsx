import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { quality } from '../content/whyChoose/quality.ts';
import {
  expectOpen,
  pageMeta,
  reads,
  stateOf,
  onDesktopToo,
} from '../../.storybook/pages/page.tsx';

const meta = preview.meta({ ...pageMeta, title: 'Pages/Quality' });

export const Loaded = meta.story({
  parameters: onDesktopToo,
  args: stateOf('/why-choose/quality', 'Loaded'),
  play: reads(async ({ canvas }) => {
    await expectOpen(canvas, quality.intro.title, quality.head);
    for (const { title } of quality.standards.standards) {
      await expect(canvas.getByRole('heading', { name: title })).toBeVisible();
    }
  }),
});
