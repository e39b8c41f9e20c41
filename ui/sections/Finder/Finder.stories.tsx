import { expect, within } from 'storybook/test';
import { fits, longText, longTitle, narrow, unbrokenWord } from '#.storybook/edges';
import {
  everyWindow,
  forcedColors,
  noScreenshot,
  onlyAt,
  phoneAndDesktop,
  printed,
} from '#.storybook/windows';
import preview from '#.storybook/preview';
import { hovered } from '#.storybook/pseudoStates';
import { Finder } from './Finder.tsx';
import { BearingRows } from '../BearingRows/index.ts';
import { choice } from '#.storybook/fixtures/controls.ts';
import { addressOf, finder, writeAddress } from '#.storybook/fixtures/finders.ts';
import { surfaceNames, toneNames } from '../../foundations/tokens/index.ts';

const meta = preview.meta({
  title: 'Sections/Finder',
  component: Finder,
  argTypes: { surface: choice(surfaceNames), tone: choice(toneNames) },
  args: { ...finder, address: addressOf('') },
});

/** A choice changes the answer, which screen readers read, the marked cell and the address. */
export const Default = meta.story({
  ...everyWindow,
  play: async ({ canvas, userEvent }) => {
    const answer = canvas.getByRole('status');
    await expect(answer).toHaveTextContent('4 times');
    await userEvent.click(canvas.getByRole('radio', { name: '2 turns' }));
    await expect(answer).toHaveTextContent('7 times');
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Around the leg' }),
      '12 in',
    );
    await expect(answer).toHaveTextContent('10 times');
    await expect(writeAddress).toHaveBeenLastCalledWith('rolls', { leg: 'thin', turns: '2' });
    if (matchMedia('(width >= 48em)').matches) {
      const table = canvas.getByRole('table', { name: 'Skates to a roll' });
      await expect(within(table).getByRole('row', { name: '12 10 6' })).toBeVisible();
    } else {
      await expect(canvas.queryByRole('table')).toBeNull();
    }
    await userEvent.click(canvas.getByRole('radio', { name: '3 turns' }));
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Around the leg' }),
      '17 in',
    );
  },
});

/** The address has a choice, as in a link that somebody shared. */
export const SharedChoice = meta.story({
  args: { address: addressOf('leg=thin&turns=2') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('10 times');
    await expect(canvas.getByRole('radio', { name: '2 turns' })).toBeChecked();
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('12 in');
  },
});

/** On a desktop the answer is beside the heading and the questions, and a short table is below both. */
export const ShortTable = meta.story({
  ...onlyAt('w1440'),
  ...noScreenshot,
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2 }).getBoundingClientRect();
    const fields = canvas.getByRole('combobox').getBoundingClientRect();
    const answer = canvas.getByRole('status').getBoundingClientRect();
    const table = canvas.getByRole('table').getBoundingClientRect();
    await expect(fields.top).toBeGreaterThan(heading.bottom);
    await expect(answer.left).toBeGreaterThan(fields.right);
    await expect(table.top).toBeGreaterThan(answer.bottom);
    await expect(table.left).toBeLessThan(answer.left);
  },
});

/** A drawing below the answer leaves it the whole width. */
export const DrawingBelow = meta.story({
  ...phoneAndDesktop,
  args: {
    answer: () => ({
      ...finder.answer(finder.initial),
      drawing: <BearingRows count={16} spares={2} />,
      drawingPlace: 'below',
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    const answer = canvas.getByRole('status').getBoundingClientRect();
    const drawing = canvasElement.querySelector('svg:has(use)');
    await expect(drawing?.getBoundingClientRect().top).toBeGreaterThanOrEqual(answer.bottom);
  },
});

/** In a guide: a smaller heading, and a link with the choice in place of the table. */
export const InGuide = meta.story({
  ...phoneAndDesktop,
  args: {
    address: undefined,
    productPageLink: {
      label: 'This answer and the whole table, on the page of our tape',
      hrefOf: (chosen) => `/hockey-tape?${new URLSearchParams(chosen).toString()}#rolls`,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: finder.title })).toBeVisible();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
    const link = canvas.getByRole('link', { name: /^This answer/ });
    await expect(link).toHaveAttribute('href', '/hockey-tape?leg=thick&turns=3#rolls');
    await userEvent.click(canvas.getByRole('radio', { name: '2 turns' }));
    await expect(link).toHaveAttribute('href', '/hockey-tape?leg=thick&turns=2#rolls');
  },
});

/** The address has values that are no options: the first choice stays. */
export const HostileAddress = meta.story({
  ...noScreenshot,
  args: { address: addressOf('leg=__proto__&turns=%3Cimg%20src%3Dx%3E&turns=2') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('4 times');
    await expect(canvas.getByRole('radio', { name: '3 turns' })).toBeChecked();
  },
});

export const OnIce = meta.story({ args: { surface: 'ice' } });

export const LongText = meta.story({
  args: {
    title: longTitle,
    lead: longText,
    label: longTitle,
    answer: () => ({
      ...finder.answer(finder.initial),
      value: longTitle,
      detail: longText,
      notes: [longText],
    }),
  },
});

export const UnbrokenWord = meta.story({
  args: {
    title: unbrokenWord,
    label: unbrokenWord,
    fields: finder.fields.map((field) => ({
      ...field,
      label: unbrokenWord,
      options: field.options.map(({ value }) => ({ value, label: value + unbrokenWord })),
    })),
    answer: () => ({ ...finder.answer(finder.initial), value: unbrokenWord }),
  },
  ...narrow,
});

export const Narrow = meta.story(fits);

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '3 turns' })).toHaveFocus();
  },
});

export const Hovered = Default.extend({ ...hovered, tags: ['!autodocs', '!test'] });

export const ForcedColors = Default.extend({
  ...forcedColors,
  tags: ['!autodocs', '!dev', '!test'],
});

export const InGuidePrinted = InGuide.extend({ ...printed, tags: ['!autodocs', '!dev', '!test'] });

export const Printed = Default.extend({ ...printed, tags: ['!autodocs', '!dev', '!test'] });
