import preview from '#.storybook/preview';
import { skateLacing } from '../content/guides/skateLacing.ts';
import {
  expectOpen,
  pageMeta,
  reads,
  stateOf,
  onDesktopToo,
} from '../../.storybook/pages/page.tsx';

const meta = preview.meta({ ...pageMeta, title: 'Pages/Skate lacing guide' });

export const Loaded = meta.story({
  parameters: onDesktopToo,
  args: stateOf('/guides/hockey-skate-lacing', 'Loaded'),
  play: reads(async ({ canvas }) => {
    await expectOpen(canvas, skateLacing.title, skateLacing.head);
  }),
});
