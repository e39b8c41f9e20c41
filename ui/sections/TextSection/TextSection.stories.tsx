import { expect, waitFor } from 'storybook/test';
import { fits, longText, longTitle, missingPicture, narrow, unbrokenWord } from '#.storybook/edges';
import { everyWindow } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { TextSection } from './TextSection.tsx';
import { SocialLinks } from '../../primitives/SocialLinks/index.ts';
import { surfaceNames } from '../../foundations/tokens/index.ts';
import { sceneGoal } from '#ui/pictures';
import { choice } from '#.storybook/fixtures/controls.ts';
import { footer } from '#.storybook/fixtures/frame.ts';

const paragraphs = [
  'It is the roll of tape that ran out in the second period. The lace that let go as the puck was about to drop.',
  'So we make that gear, and only that gear: tape for shin guards, laces for skates, bearings for wheels.',
];

const meta = preview.meta({
  title: 'Sections/TextSection',
  component: TextSection,
  argTypes: { surface: choice(surfaceNames) },
  args: {
    id: 'our-story',
    title: 'Our Story',
    lead: 'It is never the stick that keeps you off the ice.',
    paragraphs,
    picture: sceneGoal,
    pictureAlt:
      'A red goal with a white net under the lights of an arena, a puck on the ice beside it.',
  },
});

export const Default = meta.story({
  ...everyWindow,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Our Story' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: /goal/ })).toBeVisible();
    for (const paragraph of paragraphs) await expect(canvas.getByText(paragraph)).toBeVisible();
  },
});

export const Reversed = meta.story({
  ...everyWindow,
  args: { reversed: true, surface: 'crease' },
});

/** Text with a button. */
export const WordsAlone = meta.story({
  render: (args) => (
    <TextSection
      id={args.id}
      title="Join the Crossbar Team"
      paragraphs={paragraphs}
      surface="crease"
    >
      <SocialLinks label="Elsewhere" links={footer.socials} />
    </TextSection>
  ),
});

export const BrokenImage = meta.story({
  args: { picture: { src: missingPicture, width: 800, height: 600, sources: [] } },
  play: async ({ canvas }) => {
    // A color fills the picture's space.
    await waitFor(async () => {
      const box = canvas.getByRole('img', { name: /goal/ }).parentElement;
      await expect(box?.querySelector('picture')).toBeNull();
      await expect(box?.clientHeight).toBeGreaterThan(150);
    });
  },
});

export const LongText = meta.story({
  args: { title: longTitle, paragraphs: [longText] },
});

export const UnbrokenWord = meta.story({
  args: { title: unbrokenWord, lead: unbrokenWord, paragraphs: [unbrokenWord] },
  ...narrow,
});

export const Narrow = Default.extend(fits);
