import { expect } from 'storybook/test';
import { expectOpen, inOwnScenario, pageStories } from '#site/stories';
import { wholePage } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { proTrusted } from '../content/whyChoose/proTrusted.ts';

const meta = preview.meta({
  ...pageStories,
  title: 'Pages/Pro trusted',
  args: { path: proTrusted.path },
});

export const Loaded = meta.story({
  ...wholePage,
  play: inOwnScenario(async ({ canvas, canvasElement }) => {
    await expectOpen(canvas, proTrusted.intro.title, proTrusted.head);
    await expect(canvasElement.querySelectorAll('blockquote')).toHaveLength(3);
  }),
});
