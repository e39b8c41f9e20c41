import { expect } from 'storybook/test';
import { longText, longTitle, narrow, unbrokenWord } from '#.storybook/edges';
import { everyWindow, onPhone, phoneAndDesktop } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { ButtonLink } from '../../primitives/ButtonLink/index.ts';
import { Section } from '../../layout/Section/index.ts';
import { SectionHeading } from './SectionHeading.tsx';

const meta = preview.meta({
  title: 'Sections/SectionHeading',
  component: SectionHeading,
  args: {
    id: 'heading',
    title: 'Hockey Tips & Guides',
    lead: 'Taping, lacing, rolling: what we have learned at the rink, written down.',
  },
  decorators: [
    (Story) => (
      <Section labelledBy="heading">
        <Story />
      </Section>
    ),
  ],
});

/** The heading names its section. */
export const Default = meta.story({
  ...everyWindow,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Hockey Tips & Guides' })).toBeVisible();
  },
});

export const WithAction = meta.story({
  ...phoneAndDesktop,
  args: {
    action: (
      <ButtonLink href="/blog" variant="outline">
        View all articles
      </ButtonLink>
    ),
  },
});

export const TitleAlone = meta.story({ args: { lead: undefined } });

export const LongText = WithAction.extend({
  ...onPhone,
  args: { title: longTitle, lead: longText },
});

export const UnbrokenWord = WithAction.extend({
  args: { title: unbrokenWord, lead: unbrokenWord },
  ...narrow,
});
