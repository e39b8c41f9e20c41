import { expect, waitFor } from 'storybook/test';
import { tapeBand } from '#ui/pictures';
import { longText, longTitle, missingPicture, narrow, unbrokenWord } from '#.storybook/edges';
import { forcedColors, onlyAt, printed } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { GuaranteeTicket } from './GuaranteeTicket.tsx';

const meta = preview.meta({
  title: 'Sections/GuaranteeTicket',
  component: GuaranteeTicket,
  args: {
    title: 'Our guarantee: not satisfied, we put it right',
    lead: 'You have 30 days from purchase to say that it did not do its job.',
    breadcrumb: [
      { label: 'Home', href: '/' },
      { label: 'Guarantee', href: '/why-choose/guarantee' },
    ],
    facts: [
      { label: 'Good for', value: 'Every product we make' },
      { label: 'Bought at', value: 'Our Amazon store' },
      { label: 'Have ready', value: 'Your order number' },
    ],
    stub: { value: '30', label: 'days from purchase' },
    store: { label: 'Shop on Amazon', href: 'https://example.com/store' },
    claim: { label: 'Make a claim', href: '/contact?topic=guarantee' },
  },
});

export const Default = meta.story({
  args: { picture: tapeBand },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: args.title })).toBeVisible();
    const store = canvas.getByRole('link', { name: 'Shop on Amazon (opens in a new tab)' });
    await expect(store).toHaveAttribute('href', args.store.href);
    const claim = canvas.getByRole('link', { name: 'Make a claim' });
    await expect(claim).toHaveAttribute('href', '/contact?topic=guarantee');
    await expect(canvas.getByText('30')).toBeVisible();
  },
});

/** Without a picture. */
export const NoImage = meta.story(onlyAt('w1440'));

/** The picture is decoration: its color takes its place. */
export const BrokenImage = meta.story({
  ...onlyAt('w1440'),
  args: { picture: { ...tapeBand, src: missingPicture, sources: [] } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).not.toHaveAttribute('src'));
  },
});

export const LongText = meta.story({
  args: {
    title: longTitle,
    lead: longText,
    facts: [{ label: longTitle, value: longText }],
    stub: { value: '30', label: longTitle },
  },
});

export const UnbrokenWord = meta.story({
  args: {
    title: unbrokenWord,
    facts: [{ label: unbrokenWord, value: unbrokenWord }],
    stub: { value: '30', label: unbrokenWord },
    store: { label: unbrokenWord, href: 'https://example.com/store' },
    claim: { label: unbrokenWord, href: '/contact' },
  },
  ...narrow,
});

export const Tablet = Default.extend({ ...onlyAt('w768'), tags: ['!autodocs'] });

export const ForcedColors = Default.extend({
  ...forcedColors,
  tags: ['!autodocs', '!dev', '!test'],
});

export const Printed = Default.extend({ ...printed, tags: ['!autodocs', '!dev', '!test'] });
