import { expect } from 'storybook/test';
import { onlyAt, inModes, small } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { focused, hovered } from '#.storybook/pseudo-states';
import { Stack, TextField, textFieldTypes } from '#ui';
import { choice } from '../../../.storybook/fixtures/controls.ts';
import {
  expectNoSidewaysScroll,
  longText,
  unbrokenWord,
} from '../../../.storybook/fixtures/edges.ts';

const meta = preview.meta({
  title: 'Forms/TextField',
  parameters: inModes(small),
  component: TextField,
  argTypes: { type: choice(textFieldTypes) },
  args: { id: 'name', name: 'name', label: 'Name', autoComplete: 'name' },
});

const fault = 'Name must be at least 2 characters long';

/** Its label names it, and it is tall enough for a finger and large enough for a phone not to zoom. */
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

/** What is wrong stands below it in words, with a sign and a thick edge: never red alone. */
export const Error = meta.story({
  args: { error: fault, defaultValue: 'R' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(fault);
    await expect(canvas.getByText(fault)).toBeVisible();
  },
});

export const Focus = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveFocus();
    await expect(getComputedStyle(field).outlineStyle).toBe('solid');
  },
});

/** While it is being sent it can be read, copied, and not changed. */
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

export const LongText = meta.story({ args: { label: longText, hint: longText, error: longText } });

export const UnbrokenWord = meta.story({
  args: { label: unbrokenWord, error: unbrokenWord, defaultValue: unbrokenWord },
  ...onlyAt('w320'),
  play: expectNoSidewaysScroll,
});

export const Hovered = Default.extend({ ...hovered, tags: ['!autodocs', '!test'] });

export const Focused = Default.extend({ ...focused, tags: ['!autodocs', '!test'] });
