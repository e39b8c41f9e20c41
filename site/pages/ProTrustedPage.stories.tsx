import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { proTrusted } from '../content/whyChoose/proTrusted.ts';
import {
  expectOpen,
  pageMeta,
  reads,
  stateOf,
  onDesktopToo,
} from '../../.storybook/pages/page.tsx';

const meta = preview.meta({ ...pageMeta, title: 'Pages/Pro trusted' });

export const Loaded = meta.story({
  parameters: onDesktopToo,
  args: stateOf('/why-choose/pro-trusted', 'Loaded'),
  play: reads(async ({ canvas, canvasElement }) => {
    await expectOpen(canvas, proTrusted.intro.title, proTrusted.head);
    await expect(canvasElement.querySelectorAll('blockquote')).toHaveLength(3);
  }),
});
