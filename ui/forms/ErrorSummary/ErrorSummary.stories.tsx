import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { focused, hovered } from '#.storybook/pseudoStates';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Stack } from '../../layout/Stack/index.ts';
import { TextArea } from '../TextArea/index.ts';
import { TextField } from '../TextField/index.ts';
import { longTitle, narrow, unbrokenWord } from '#.storybook/edges';

const meta = preview.meta({
  title: 'Forms/ErrorSummary',
  component: ErrorSummary,
  args: {
    title: 'There is a problem',
    errors: [
      { id: 'name', text: 'Name must be at least 2 characters long' },
      { id: 'message', text: 'Message must be at least 10 characters long' },
    ],
  },
  render: (args) => (
    <Stack>
      <ErrorSummary {...args} />
      <TextField id="name" name="name" label="Name" />
      <TextArea id="message" name="message" label="Message" />
    </Stack>
  ),
});

/** An alert with the focus. Each link moves the focus to its field. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('There is a problem');
    // An effect moves the focus after the first render.
    await waitFor(() => expect(alert.parentElement).toHaveFocus());
    await expect(alert).not.toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveFocus();
    await expect(location.hash).toBe('');
  },
});

export const One = meta.story({
  args: { errors: [{ id: 'name', text: 'Name must be at least 2 characters long' }] },
});

export const LongText = meta.story({
  args: { errors: [{ id: 'name', text: longTitle }] },
});

export const UnbrokenWord = meta.story({
  args: { title: unbrokenWord, errors: [{ id: 'name', text: unbrokenWord }] },
  ...narrow,
});

export const Hovered = Default.extend({ ...hovered, tags: ['!autodocs', '!test'] });

export const Focused = Default.extend({ ...focused, tags: ['!autodocs', '!test'] });
