import { expect, waitFor, within } from 'storybook/test';
import { expectNoHorizontalScroll, longText, unbrokenWord } from '#.storybook/edges';
import { everyWindow, noScreenshot, onlyAt, phoneAndDesktop, printed } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { DataTable } from './DataTable.tsx';
import { lengths } from '#.storybook/fixtures/guides.ts';

const meta = preview.meta({
  title: 'Sections/DataTable',
  component: DataTable,
  args: lengths,
});

/** Cells have row and column headers. */
export const Default = meta.story({
  ...everyWindow,
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Lace length by skate size' });
    const heads = within(table).getAllByRole('columnheader');
    await expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Skate size',
      'Fit',
      'Inches',
    ]);
    const row = within(table).getByRole('row', { name: '6 – 8.5 Senior 108' });
    await expect(within(row).getByRole('rowheader', { name: '6 – 8.5' })).toBeVisible();
  },
});

export const WithNote = meta.story({
  args: { note: 'Go one length up when the boot has an extra pair of eyelets.' },
});

/** On phones, each row of words has the name, which is a link, and the last cell. */
export const WordsWithLinks = meta.story({
  ...onlyAt('w360'),
  args: {
    caption: 'Wraps',
    columns: [{ name: 'Wrap' }, { name: 'What you feel' }, { name: 'Choose it when' }],
    rows: [['Heel to toe', 'Grip', 'You want spin']],
    links: ['#heel-to-toe'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(2);
    await expect(canvas.getByText('Grip')).not.toBeVisible();
    const { left, top } = canvas.getByRole('rowheader').getBoundingClientRect();
    await expect(document.elementFromPoint(left + 2, top + 2)).toBe(canvas.getByRole('link'));
  },
});

/** The headers of the rows lead to more about them. */
export const WithLinks = meta.story({
  args: { links: ['#youth', '#junior', '#senior'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '3 – 5.5' })).toHaveAttribute('href', '#junior');
  },
});

/** The cell that a visitor has chosen in a finder has a frame. */
export const ChosenCell = meta.story({ args: { chosen: { row: 2, cell: 1 } } });

/** A long table is in thirds side by side on a desktop, and looks like one on a phone. */
export const InThirds = meta.story({
  ...phoneAndDesktop,
  args: {
    inThirds: true,
    columns: [
      { name: 'Around the leg' },
      { name: '2 turns', isNumber: true },
      { name: '3 turns', isNumber: true },
    ],
    rows: Array.from({ length: 11 }, (_, at) => [`${at + 10} in`, `${at}.1`, `${at}.2`]),
    chosen: { row: 7, cell: 1 },
  },
  play: async ({ canvas, canvasElement }) => {
    const label = /: 14 in – 17 in$/;
    const table = canvas.getByRole('table', { name: label });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
    await expect(within(table).getByRole('row', { name: '17 in 7.1 7.2' })).toBeVisible();
    await expect(canvasElement.querySelectorAll('table')).toHaveLength(3);
  },
});

/** Each row keeps its own link when the rows are in three tables. */
export const InThirdsWithLinks = InThirds.extend({
  ...noScreenshot,
  args: { links: Array.from({ length: 11 }, (_, at) => `#row-${at}`) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '17 in' })).toHaveAttribute('href', '#row-7');
  },
});

const wide = {
  caption: 'Everything about every size',
  columns: ['Size', 'Eyelets', 'Inches', 'Centimeters', 'Grams', 'Stretch', 'Turns'].map(
    (name, at) => ({ name, isNumber: at > 0 }),
  ),
  rows: [
    ['Up to 13.5', '12', '72', '183', '14', '4 %', '6'],
    ['6 – 8.5', '16', '108', '274', '21', '4 %', '8'],
  ],
};

/** A table wider than the window scrolls and takes keyboard focus. */
export const Overflowing = meta.story({
  args: wide,
  ...onlyAt('w320'),
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('region', { name: 'Everything about every size' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await expectNoHorizontalScroll();
  },
});

/** On a phone, a table of words shows each row as a block, and stays a table for screen readers. */
export const OfWords = meta.story({
  ...phoneAndDesktop,
  args: {
    caption: 'Grips',
    columns: [{ name: 'Wrap' }, { name: 'What you feel' }, { name: 'Choose it when' }],
    rows: [
      ['Spiral', 'Ridges under the fingers', 'Your hand slips'],
      ['Flat', 'An even, thin handle', 'You turn the stick in your hand'],
    ],
  },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Grips' });
    await expect(within(table).getByRole('columnheader', { name: 'What you feel' })).toBeVisible();
    const row = within(table).getByRole('row', { name: /^Flat/ });
    await expect(within(row).getByRole('rowheader', { name: 'Flat' })).toBeVisible();
    await expect(within(row).getAllByRole('cell')).toHaveLength(2);
  },
});

/** On a phone the cells are below the name of their row. Each begins with its column's name. */
export const OfWordsOnPhone = OfWords.extend({
  ...onlyAt('w360'),
  ...noScreenshot,
  play: async ({ canvas }) => {
    const name = canvas.getByRole('rowheader', { name: 'Flat' }).getBoundingClientRect();
    const cell = canvas.getByRole('cell', { name: 'An even, thin handle' });
    await expect(cell.getBoundingClientRect().top).toBeGreaterThanOrEqual(name.bottom);
    const labelOf = (text: string) =>
      getComputedStyle(canvas.getByRole('cell', { name: text }), '::before').content;
    await expect(labelOf('An even, thin handle')).toContain('What you feel: ');
    await expect(labelOf('You turn the stick in your hand')).toContain('Choose it when: ');
  },
});

export const OfWordsPrinted = OfWords.extend({
  ...printed,
  tags: ['!autodocs', '!dev', '!test'],
});

/** A table that fits takes no keyboard focus. */
export const WideWithRoom = meta.story({
  args: wide,
  ...onlyAt('w1440'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('region')).not.toBeInTheDocument());
  },
});

export const LongText = meta.story({
  args: { caption: longText, rows: [[longText, longText, '72']], note: longText },
});

export const UnbrokenWord = meta.story({
  args: { rows: [[unbrokenWord, unbrokenWord, '72']] },
  ...onlyAt('w320'),
  play: async ({ canvas }) => {
    await expectNoHorizontalScroll();
    await expect(await canvas.findByRole('region')).toHaveAttribute('tabindex', '0');
  },
});

export const Narrow = meta.story({
  ...onlyAt('w320'),
  play: async ({ canvas }) => {
    await expectNoHorizontalScroll();
    await waitFor(() => expect(canvas.queryByRole('region')).not.toBeInTheDocument());
  },
});

export const Printed = Default.extend({ ...printed, tags: ['!autodocs', '!dev', '!test'] });

export const PrintedInThirds = InThirds.extend({
  ...printed,
  tags: ['!autodocs', '!dev', '!test'],
});
