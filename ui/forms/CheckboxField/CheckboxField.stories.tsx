import { expect } from 'storybook/test';
import { onlyAt, inModes, small } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { focused, hovered } from '#.storybook/pseudo-states';
import { CheckboxField, TextLink } from '#ui';
import {
  expectNoSidewaysScroll,
  longText,
  unbrokenWord,
} from '../../../.storybook/fixtures/edges.ts';

const meta = preview.meta({
  title: 'Forms/CheckboxField',
  parameters: inModes(small),
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

const fault = 'You must agree to the privacy policy and terms of service';

/** Checked by the box, by the words beside it and by the space key; its links only lead away. */
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
    const words = canvas.getByText(/^I agree to the/).getBoundingClientRect();
    await expect(words.height).toBeGreaterThanOrEqual(44);
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    }
  },
});

export const Filled = meta.story({ args: { defaultChecked: true } });

export const Error = meta.story({
  args: { error: fault },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(fault);
  },
});

export const Focus = meta.story({
  args: { error: fault },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
  },
});

export const LongText = meta.story({
  args: { children: longText, error: longText },
  ...onlyAt('w320'),
  play: expectNoSidewaysScroll,
});

export const UnbrokenWord = meta.story({
  args: { children: unbrokenWord, error: unbrokenWord },
  ...onlyAt('w320'),
  play: expectNoSidewaysScroll,
});

export const Hovered = Default.extend({ ...hovered, tags: ['!autodocs', '!test'] });

export const Focused = Default.extend({ ...focused, tags: ['!autodocs', '!test'] });
