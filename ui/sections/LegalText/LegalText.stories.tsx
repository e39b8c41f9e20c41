import { expect } from 'storybook/test';
import { fits, longText, longTitle, narrow, unbrokenWord } from '#.storybook/edges';
import { phoneAndDesktop } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { LegalText } from './LegalText.tsx';
import { everyElement } from '#.storybook/fixtures/everyElement.ts';
import { sanitized } from '#.storybook/fixtures/posts.ts';

const meta = preview.meta({
  title: 'Sections/LegalText',
  component: LegalText,
  // Sanitized HTML has no control.
  argTypes: { html: { control: false } },
  args: {
    title: 'Terms of service',
    breadcrumb: [
      { label: 'Home', href: '/' },
      { label: 'Terms of service', href: '/terms-of-service' },
    ],
    ask: { label: 'Ask us about it', href: '/contact' },
    html: sanitized(
      '<p>What you may expect of this site, and what we expect of you.</p><h2>Orders</h2><p>We sell nothing here. The store sells our products, under its own terms.</p><h2>Texts and pictures</h2><p>They belong to us. You may link to them.</p>',
    ),
    prerenderedKey: '/terms-of-service',
  },
});

export const Default = meta.story({
  ...phoneAndDesktop,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('article', { name: args.title })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Orders' })).toBeVisible();
    const ask = canvas.getByRole('link', { name: args.ask.label });
    await expect(ask).toHaveAttribute('href', '/contact');
  },
});

export const EveryElement = meta.story({
  args: { html: everyElement, prerenderedKey: '/legal/every-element' },
});

export const LongText = meta.story({
  args: {
    title: longTitle,
    html: sanitized(`<p>${longText}</p>`),
    prerenderedKey: '/legal/long',
  },
});

export const UnbrokenWord = meta.story({
  args: {
    title: unbrokenWord,
    html: sanitized(`<p>${unbrokenWord}</p>`),
    prerenderedKey: '/legal/unbroken',
  },
  ...narrow,
});

export const Narrow = meta.story(fits);
