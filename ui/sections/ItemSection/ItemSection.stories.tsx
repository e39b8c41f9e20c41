import { expect, within } from 'storybook/test';
import { onlyAt, inModes, large, seenAt } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { Standards, surfaceNames } from '#ui';
import { choice } from '../../../.storybook/fixtures/controls.ts';
import {
  expectNoSidewaysScroll,
  longText,
  longTitle,
  unbrokenWord,
} from '../../../.storybook/fixtures/edges.ts';
import { standards } from '../../../.storybook/fixtures/items.ts';

const meta = preview.meta({
  title: 'Sections/Standards',
  parameters: inModes(large),
  component: Standards,
  argTypes: { surface: choice(surfaceNames) },
  args: {
    id: 'standards',
    title: 'What we hold it to',
    lead: 'In the order in which a piece of gear meets them.',
    standards,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'What we hold it to' });
    const titles = within(region).getAllByRole('heading', { level: 3 });
    await expect(titles.map(({ textContent }) => textContent)).toEqual(
      standards.map(({ title }) => title),
    );
  },
});

export const Three = meta.story({ args: { standards: standards.slice(0, 3) } });

export const OnIce = meta.story({ args: { surface: 'ice', edge: 'hairline' } });

export const LongText = meta.story({
  args: { title: longTitle, standards: [{ title: longTitle, text: longText }, ...standards] },
});

export const UnbrokenWord = meta.story({
  args: { title: unbrokenWord, standards: [{ title: unbrokenWord, text: unbrokenWord }] },
  ...onlyAt('w320'),
  play: expectNoSidewaysScroll,
});

export const Tablet = meta.story(seenAt('w768'));

export const Narrow = meta.story({
  ...onlyAt('w320'),
  play: expectNoSidewaysScroll,
});
