import { expect } from 'storybook/test';
import { onlyAt, inModes, large, printed } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { GuideBanner } from '#ui';
import {
  expectNoSidewaysScroll,
  longText,
  longTitle,
  unbrokenWord,
} from '../../../.storybook/fixtures/edges.ts';

const meta = preview.meta({
  title: 'Sections/GuideBanner',
  parameters: inModes(large),
  component: GuideBanner,
  args: {
    title: 'How to lace a skate',
    text: 'Which length your skates take, the patterns and what each is good for, and the mistakes that hurt your feet.',
    link: { label: 'Read the lacing guide', href: '/guides/hockey-skate-lacing' },
  },
});

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: args.title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: args.link.label })).toHaveAttribute(
      'href',
      args.link.href,
    );
  },
});

export const LongText = meta.story({ args: { title: longTitle, text: longText } });

export const UnbrokenWord = meta.story({
  args: { title: unbrokenWord, text: unbrokenWord },
  ...onlyAt('w320'),
  play: expectNoSidewaysScroll,
});

export const Narrow = meta.story({
  ...onlyAt('w320'),
  play: expectNoSidewaysScroll,
});

export const Printed = Default.extend({ ...printed, tags: ['!autodocs', '!dev', '!test'] });
