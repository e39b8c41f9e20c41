import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../../primitives/Button/index.ts';
import { FormResult } from './FormResult.tsx';
import { formResultVariants } from './values.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';
import { choice } from '#.storybook/fixtures/controls.ts';
import { longText, narrow, unbrokenWord } from '#.storybook/edges';

const meta = preview.meta({
  title: 'Forms/FormResult',
  component: FormResult,
  argTypes: { variant: choice(formResultVariants) },
  args: { variant: 'success' as const, text: 'Your message is with us.' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your message is with us.')).toBeVisible();
  },
});

export const Variants = meta.story({
  render: () => (
    <Stack>
      {formResultVariants.map((variant) => (
        <FormResult key={variant} variant={variant} text={`Variant: ${variant}`} />
      ))}
    </Stack>
  ),
});

/** A failure offers other ways to send the message. */
export const WithActions = meta.story({
  args: {
    variant: 'failure',
    text: 'Not sent. What you wrote is still here.',
    children: (
      <>
        <TextLink href="/mail" variant="tall">
          Send it as an email
        </TextLink>
        <Button variant="outline" size="sm">
          Copy message
        </Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Send it as an email' })).toBeVisible();
  },
});

export const LongText = meta.story({ args: { text: longText } });

export const UnbrokenWord = meta.story({
  args: { text: unbrokenWord },
  ...narrow,
});
