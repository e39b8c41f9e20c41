import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { focused, hovered } from '#.storybook/pseudoStates';
import { CheckboxField } from './CheckboxField.tsx';
import { TextLink } from '../../primitives/TextLink/index.ts';
import { longText, narrow, unbrokenWord } from '#.storybook/edges';

const meta = preview.meta({
  title: 'Forms/CheckboxField',
  component: CheckboxField,
  args: {
    id: 'privacy',
    name: 'privacy',
    children: (
      <>
        I agree to the <TextLink href="/privacy-policy">privacy policy</TextLink> and{' '}
        <TextLink href="/terms-of-service">terms of service</TextLink>
      </>
    ),
  },
});

const message = 'You must agree to the privacy policy and terms of service';

/** Toggled by a click on the label and by Space, but not by the links in the label. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', {
      name: 'I agree to the privacy policy and terms of service',
    });
    await userEvent.click(canvas.getByText(/^I agree to the/));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByRole('link', { name: 'privacy policy' }));
    await expect(box).not.toBeChecked();
    const label = canvas.getByText(/^I agree to the/).getBoundingClientRect();
    await expect(label.height).toBeGreaterThanOrEqual(44);
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    }
  },
});

export const Filled = meta.story({ args: { defaultChecked: true } });

export const Error = meta.story({
  args: { error: message },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(message);
  },
});

export const FocusedWithError = meta.story({
  args: { error: message },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
  },
});

export const LongText = meta.story({
  args: { children: longText, error: longText },
  ...narrow,
});

export const UnbrokenWord = meta.story({
  args: { children: unbrokenWord, error: unbrokenWord },
  ...narrow,
});

export const Hovered = Default.extend({ ...hovered, tags: ['!autodocs', '!test'] });

export const Focused = Default.extend({ ...focused, tags: ['!autodocs', '!test'] });
