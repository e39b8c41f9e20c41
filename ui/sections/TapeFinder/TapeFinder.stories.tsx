import { expect } from 'storybook/test';
import { fits, longText, narrow, unbrokenWord } from '#.storybook/edges';
import {
  forcedColors,
  inChromatic,
  noScreenshot,
  onlyAt,
  phoneAndDesktop,
  printed,
} from '#.storybook/windows';
import preview from '#.storybook/preview';
import { TapeFinder } from './TapeFinder.tsx';
import { tapeFinder } from '#.storybook/fixtures/finders.ts';

const meta = preview.meta({
  title: 'Sections/TapeFinder',
  component: TapeFinder,
  args: tapeFinder,
});

/** The adult of the article needs six rolls for a season of games: a pack of ten. */
export const Default = meta.story({
  ...inChromatic(phoneAndDesktop),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('6 rollsPack of 10 rolls, $18.99');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'One roll tapes both legs 4.7 times',
    );
    // Phones hide the table.
    const chosen = canvas.getByText('4.7', { selector: 'td' });
    await expect(chosen.closest('tr')).toHaveTextContent('17 in7.14.73.5');
    await expect(canvas.getByRole('link', { name: /^Buy 10 rolls on Amazon/ })).toHaveAttribute(
      'href',
      tapeFinder.packs[1]?.href ?? '',
    );
  },
});

/** One roll, and the smaller pack. */
export const OneRoll = meta.story({
  args: { initial: { leg: '12', turns: '2', skates: '5' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 rollPack of 5 rolls, $9.99');
    await expect(canvas.getByRole('link', { name: /^Buy 5 rolls on Amazon/ })).toBeVisible();
  },
});

/** More rolls than one pack holds, and than the drawing shows. */
export const SeveralPacks = meta.story({
  args: { initial: { leg: '20', turns: '4', skates: '104' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '35 rolls3 × pack of 10 rolls, $18.99',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('+ pack of 5 rolls, $9.99');
  },
});

/** On a phone the turns share a row, and the label of the button and its arrow share a line. */
export const OnPhone = meta.story({
  ...onlyAt('w360'),
  ...noScreenshot,
  play: async ({ canvas }) => {
    const tops = canvas
      .getAllByRole('radio')
      .map((radio) => Math.round(radio.getBoundingClientRect().top));
    await expect(new Set(tops).size).toBe(1);
    const label = canvas.getByText(/^Buy 10 rolls/);
    const lines =
      label.getBoundingClientRect().height / parseFloat(getComputedStyle(label).lineHeight);
    await expect(Math.round(lines)).toBe(1);
  },
});

/** The answer begins at the height of the heading, and the questions are below the heading. */
export const OnDesktop = meta.story({
  ...onlyAt('w1440'),
  ...noScreenshot,
  play: async ({ canvas }) => {
    const topOf = (element: Element | null) =>
      Math.round(element?.getBoundingClientRect().top ?? 0);
    const heading = canvas.getByRole('heading', { level: 2 });
    const board = canvas.getByRole('status').parentElement;
    await expect(Math.abs(topOf(heading) - topOf(board))).toBeLessThan(20);
    await expect(topOf(canvas.getByRole('combobox', { name: 'Around the leg' }))).toBeLessThan(
      topOf(board) + (board?.offsetHeight ?? 0),
    );
  },
});

export const LongText = meta.story({
  args: { words: { ...tapeFinder.words, note: longText, yieldOf: () => longText } },
});

export const UnbrokenWord = meta.story({
  args: { words: { ...tapeFinder.words, leg: unbrokenWord, buyOf: () => unbrokenWord } },
  ...narrow,
});

export const Narrow = meta.story(fits);

export const ForcedColors = Default.extend({
  ...forcedColors,
  tags: ['!autodocs', '!dev', '!test'],
});

export const Printed = Default.extend({ ...printed, tags: ['!autodocs', '!dev', '!test'] });
