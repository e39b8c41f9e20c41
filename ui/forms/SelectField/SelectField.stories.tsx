import { expect } from 'storybook/test';
import { forcedColors } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { hovered } from '#.storybook/pseudoStates';
import { SelectField } from './SelectField.tsx';
import { longTitle, narrow, unbrokenWord } from '#.storybook/edges';

const meta = preview.meta({
  title: 'Forms/SelectField',
  component: SelectField,
  args: {
    id: 'subject',
    name: 'subject',
    label: 'Subject',
    options: ['Product Information', 'Wholesale Inquiry', 'Customer Support', 'Other'],
  },
});

/** The first option is preselected. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Subject' });
    await expect(field).toHaveValue('Product Information');
    await userEvent.selectOptions(field, 'Other');
    await expect(field).toHaveValue('Other');
    await expect(field.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

export const Error = meta.story({
  args: { error: 'Please select a subject' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Please select a subject');
  },
});

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
});

export const LongText = meta.story({
  args: { options: [longTitle] },
  ...narrow,
});

export const UnbrokenWord = meta.story({
  args: { label: unbrokenWord, options: [unbrokenWord], error: unbrokenWord },
  ...narrow,
});

export const Hovered = Default.extend({ ...hovered, tags: ['!autodocs', '!test'] });

export const ForcedColors = Default.extend({
  ...forcedColors,
  tags: ['!autodocs', '!dev', '!test'],
});
