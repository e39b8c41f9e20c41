import { expect, within } from 'storybook/test';
import { fits, longText, longTitle, narrow, unbrokenWord } from '#.storybook/edges';
import { everyWindow, forcedColors, printed } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { BearingTemplate } from './BearingTemplate.tsx';
import { choice } from '#.storybook/fixtures/controls.ts';
import { surfaceNames } from '../../foundations/tokens/index.ts';

const meta = preview.meta({
  title: 'Sections/BearingTemplate',
  component: BearingTemplate,
  argTypes: { surface: choice(surfaceNames) },
  args: {
    id: 'is-it-a-608',
    title: 'Is it a 608?',
    lead: 'Print the template and lay your old bearing on it.',
    alt: 'A ring of 22 mm with a bore of 8 mm, its side, 7 mm wide, and a ruler of 50 mm.',
    caption: 'Print at 100 %. The line must measure 50 mm.',
    checks: [
      { title: '22 mm across', text: 'The bearing covers the large circle.' },
      { title: '8 mm bore', text: 'The small circle fills the hole.' },
      { title: '7 mm wide', text: 'On its edge, it covers the bar.' },
    ],
    printLabel: 'Print the template',
  },
});

/** One millimeter of the drawing is one CSS millimeter, as on paper at 100 %. Tablets and desktops show it 1.5 times as large. */
export const Default = meta.story({
  ...everyWindow,
  play: async ({ canvas, args }) => {
    const { width, height } = canvas.getByRole('img', { name: args.alt }).getBoundingClientRect();
    const isLarger = matchMedia('(width >= 48em)').matches;
    const millimeter = (96 / 25.4) * (isLarger ? 1.5 : 1);
    await expect(width / millimeter).toBeCloseTo(52, 1);
    await expect(height / millimeter).toBeCloseTo(50, 1);
    const drawing = within(canvas.getByRole('img', { name: args.alt }));
    for (const measure of ['22 mm', '8 mm', '7 mm', '50 mm']) {
      await expect(drawing.getByText(measure)).toBeVisible();
    }
  },
});

/** In a guide: a box with a smaller heading. */
export const InGuide = meta.story({
  args: { isInGuide: true, surface: 'snow' },
  play: async ({ canvas, args }) => {
    const region = canvas.getByRole('region', { name: args.title });
    await expect(region).not.toHaveAttribute('id');
    await expect(canvas.getByRole('heading', { level: 3, name: args.title })).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { title: longTitle, lead: longText, caption: longText },
});

export const UnbrokenWord = meta.story({
  args: { title: unbrokenWord, checks: [{ title: unbrokenWord, text: unbrokenWord }] },
  ...narrow,
});

export const Narrow = meta.story(fits);

export const ForcedColors = Default.extend({
  ...forcedColors,
  tags: ['!autodocs', '!dev', '!test'],
});

export const Printed = Default.extend({ ...printed, tags: ['!autodocs', '!dev', '!test'] });
