import { expect } from 'storybook/test';
import { fits, longText, narrow, unbrokenWord } from '#.storybook/edges';
import { forcedColors, phoneAndDesktop, printed } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { LaceFinder } from './LaceFinder.tsx';
import { choice } from '#.storybook/fixtures/controls.ts';
import { laceFinder } from '#.storybook/fixtures/finders.ts';
import { toneNames } from '../../foundations/tokens/index.ts';

const meta = preview.meta({
  title: 'Sections/LaceFinder',
  component: LaceFinder,
  argTypes: { tone: choice(toneNames) },
  args: { ...laceFinder, tone: 'blue' as const },
});

export const Default = meta.story({
  ...phoneAndDesktop,
  play: async ({ canvas, userEvent }) => {
    const answer = canvas.getByRole('status');
    await expect(answer).toHaveTextContent('108 in');
    await expect(answer).toHaveTextContent('274 cm');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Skate size' }), '8.5');
    await expect(answer).toHaveTextContent('120 in');
    await expect(answer).toHaveTextContent('it is the largest size of its row');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Skate size' }), '7');
  },
});

/** The boot has one pair more, all of them laced. */
export const ExtraPair = meta.story({
  args: { initial: { size: '7', eyelets: 'extra', knot: 'turn' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('120 in');
  },
});

/** The boot has an eyelet without a lace. */
export const TopPairOpen = meta.story({
  args: { initial: { size: '7', eyelets: 'open', knot: 'single' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('96 in');
  },
});

export const LongText = meta.story({
  args: { words: { ...laceFinder.words, note: longText, knot: longText } },
});

export const UnbrokenWord = meta.story({
  args: {
    words: { ...laceFinder.words, column: unbrokenWord, sizeOf: (size) => size + unbrokenWord },
  },
  ...narrow,
});

export const Narrow = meta.story(fits);

export const ForcedColors = Default.extend({
  ...forcedColors,
  tags: ['!autodocs', '!dev', '!test'],
});

export const Printed = Default.extend({ ...printed, tags: ['!autodocs', '!dev', '!test'] });
