import { expect, within } from 'storybook/test';
import { onlyAt, inModes, large, seenAt } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { Steps, surfaceNames } from '#ui';
import { choice } from '../../../.storybook/fixtures/controls.ts';
import {
  expectNoSidewaysScroll,
  longText,
  longTitle,
  unbrokenWord,
} from '../../../.storybook/fixtures/edges.ts';
import { steps } from '../../../.storybook/fixtures/items.ts';

const meta = preview.meta({
  title: 'Sections/Steps',
  parameters: inModes(large),
  component: Steps,
  argTypes: { surface: choice(surfaceNames) },
  args: { id: 'how-it-works', title: 'Three steps', lead: 'The whole procedure.', steps },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Three steps' });
    const titles = within(region).getAllByRole('heading', { level: 3 });
    await expect(titles.map(({ textContent }) => textContent)).toEqual(
      steps.map(({ title }) => title),
    );
  },
});

export const Four = meta.story({
  args: { steps: [...steps, { title: 'Back on the ice', text: 'That is all.' }] },
});

export const LongText = meta.story({
  args: { steps: steps.map(({ title }) => ({ title: `${title}: ${longTitle}`, text: longText })) },
});

export const UnbrokenWord = meta.story({
  args: { title: unbrokenWord, steps: [{ title: unbrokenWord, text: unbrokenWord }] },
  ...onlyAt('w320'),
  play: expectNoSidewaysScroll,
});

export const Tablet = meta.story(seenAt('w768'));

export const Narrow = meta.story({
  ...onlyAt('w320'),
  play: expectNoSidewaysScroll,
});
