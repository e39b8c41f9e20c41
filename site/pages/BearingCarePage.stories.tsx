import preview from '#.storybook/preview';
import { bearingCare } from '../content/guides/bearingCare.ts';
import {
  expectOpen,
  pageMeta,
  reads,
  stateOf,
  onDesktopToo,
} from '../../.storybook/pages/page.tsx';

const meta = preview.meta({ ...pageMeta, title: 'Pages/Bearing care guide' });

export const Loaded = meta.story({
  parameters: onDesktopToo,
  args: stateOf('/guides/bearing-maintenance', 'Loaded'),
  play: reads(async ({ canvas }) => {
    await expectOpen(canvas, bearingCare.title, bearingCare.head);
  }),
});
