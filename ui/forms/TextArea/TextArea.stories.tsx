import { expect } from 'storybook/test';
import { noScreenshot } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { hovered } from '#.storybook/pseudoStates';
import { TextArea } from './TextArea.tsx';
import { longText, narrow, unbrokenWord } from '#.storybook/edges';

const meta = preview.meta({
  title: 'Forms/TextArea',
  component: TextArea,
  args: { id: 'message', name: 'message', label: 'Message' },
});

const message = 'Message must be at least 10 characters long';

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(field, 'Two lines{Enter}of it');
    await expect(field).toHaveValue('Two lines\nof it');
    await expect(Number.parseFloat(getComputedStyle(field).fontSize)).toBeGreaterThanOrEqual(16);
  },
});

export const Filled = meta.story({
  args: { defaultValue: 'How many rolls for a team of seventeen, from September to March?' },
});

export const Error = meta.story({
  args: { error: message, defaultValue: 'Hi' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(message);
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
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});

/** Cannot be changed while the form is being sent. */
export const ReadOnly = meta.story({
  args: { defaultValue: 'On its way.', isReadOnly: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '!');
    await expect(canvas.getByRole('textbox')).toHaveValue('On its way.');
  },
});

/** It grows with its content up to a maximum height, and then scrolls. */
export const LongText = meta.story({
  args: { defaultValue: Array.from({ length: 9 }, () => longText).join('\n\n') },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('textbox').getBoundingClientRect();
    await expect(height).toBeGreaterThan(160);
    await expect(height).toBeLessThanOrEqual(448);
  },
});

export const UnbrokenWord = meta.story({
  args: { label: unbrokenWord, error: unbrokenWord, defaultValue: unbrokenWord },
  ...narrow,
});

export const Hovered = Default.extend({ ...hovered, tags: ['!autodocs', '!test'] });
