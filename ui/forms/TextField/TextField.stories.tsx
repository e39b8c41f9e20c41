import { expect } from 'storybook/test';
import { noScreenshot } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { hovered } from '#.storybook/pseudoStates';
import { Stack } from '../../layout/Stack/index.ts';
import { TextField } from './TextField.tsx';
import { textFieldTypes } from './values.ts';
import { choice } from '#.storybook/fixtures/controls.ts';
import { longText, narrow, unbrokenWord } from '#.storybook/edges';

const meta = preview.meta({
  title: 'Forms/TextField',
  component: TextField,
  argTypes: { type: choice(textFieldTypes) },
  args: { id: 'name', name: 'name', label: 'Name', autoComplete: 'name' },
});

const message = 'Name must be at least 2 characters long';

/** Named by its label, at least 44 px high, and with text of 16 px or more, below which iOS zooms in. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
    await userEvent.click(canvas.getByText('Name'));
    await userEvent.keyboard('Riley');
    await expect(field).toHaveValue('Riley');
    await expect(field).toBeRequired();
    await expect(field.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(Number.parseFloat(getComputedStyle(field).fontSize)).toBeGreaterThanOrEqual(16);
  },
});

export const Types = meta.story({
  render: (args) => (
    <Stack>
      {textFieldTypes.map((type) => (
        <TextField key={type} {...args} id={type} name={type} label={`Type: ${type}`} type={type} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const address = canvas.getByRole('textbox', { name: 'Type: email' });
    await expect(address).toHaveAttribute('inputmode', 'email');
    await expect(address).toHaveAttribute('autocapitalize', 'off');
    await expect(address).toHaveAttribute('spellcheck', 'false');
  },
});

export const Filled = meta.story({ args: { defaultValue: 'Riley Carter' } });

export const WithHint = meta.story({
  args: { hint: 'As we should call you.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('As we should call you.');
  },
});

/** Only screen readers get the hint. */
export const HiddenHint = meta.story({
  ...noScreenshot,
  args: { hint: 'At least 2 characters.', isHintVisible: false },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAccessibleDescription('At least 2 characters.');
    const box = canvas.getByText('At least 2 characters.').parentElement?.getBoundingClientRect();
    await expect(box?.height).toBeLessThanOrEqual(1);
  },
});

/** The error has an icon, text and a thicker edge, so that color is not the only sign. */
export const Error = meta.story({
  args: { error: message, defaultValue: 'R' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(message);
    await expect(canvas.getByText(message)).toBeVisible();
  },
});

/** A corrected error leaves its space, so that the fields below do not move. */
export const Corrected = meta.story({
  ...noScreenshot,
  args: { error: message, isCorrected: true, defaultValue: 'Riley Carter' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeValid();
    await expect(field).not.toHaveAccessibleDescription();
    await expect(canvas.getByText(message)).not.toBeVisible();
    await expect(canvas.getByText(message).getBoundingClientRect().height).toBeGreaterThan(0);
  },
});

/** The browser takes no more characters than the server. */
export const MaxLength = meta.story({
  ...noScreenshot,
  args: { hint: 'At most 5 characters.', maxLength: 5 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Rileys');
    await expect(canvas.getByRole('textbox')).toHaveValue('Riley');
  },
});

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveFocus();
    await expect(getComputedStyle(field).outlineStyle).toBe('solid');
  },
});

/** Cannot be changed while the form is being sent. */
export const ReadOnly = meta.story({
  args: { defaultValue: 'Riley Carter', isReadOnly: true },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '!');
    await expect(field).toHaveValue('Riley Carter');
    await expect(field).toHaveFocus();
  },
});

export const OnCrease = Error.extend({ globals: { surface: 'crease' } });

export const LongText = meta.story({
  args: { label: longText, hint: longText, error: longText },
});

export const UnbrokenWord = meta.story({
  args: { label: unbrokenWord, error: unbrokenWord, defaultValue: unbrokenWord },
  ...narrow,
});

export const Hovered = Default.extend({ ...hovered, tags: ['!autodocs', '!test'] });
