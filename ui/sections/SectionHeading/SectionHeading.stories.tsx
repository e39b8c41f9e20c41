import { expect } from 'storybook/test';
import { longText, longTitle, narrow, unbrokenWord } from '#.storybook/edges';
import { everyWindow, onPhone } from '#.storybook/windows';
import preview from '#.storybook/preview';
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

export const TitleAlone = meta.story({ args: { lead: undefined } });

export const LongText = meta.story({
  ...onPhone,
  args: { title: longTitle, lead: longText },
});

export const UnbrokenWord = meta.story({
  args: { title: unbrokenWord, lead: unbrokenWord },
  ...narrow,
});
