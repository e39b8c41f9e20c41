import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { guarantee } from '../content/whyChoose/guarantee.ts';
import {
  expectOpen,
  pageMeta,
  reads,
  stateOf,
  onDesktopToo,
} from '../../.storybook/pages/page.tsx';

const meta = preview.meta({ ...pageMeta, title: 'Pages/Guarantee' });

export const Loaded = meta.story({
  parameters: onDesktopToo,
  args: stateOf('/why-choose/guarantee', 'Loaded'),
  play: reads(async ({ canvas }) => {
    await expectOpen(canvas, guarantee.intro.title, guarantee.head);
    await expect(canvas.getByRole('heading', { name: 'The terms' })).toBeVisible();
  }),
});
