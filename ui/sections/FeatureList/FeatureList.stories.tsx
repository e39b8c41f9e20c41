import { expect, within } from 'storybook/test';
import { fits, longText, longTitle, narrow, unbrokenWord } from '#.storybook/edges';
import { everyWindow, forcedColors, onlyAt, phoneAndDesktop, printed } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { FeatureList } from './FeatureList.tsx';
import { laceCallouts, laceThread, laceWeave } from '#ui/figures';
import { surfaceNames, toneNames } from '../../foundations/tokens/index.ts';
import { choice } from '#.storybook/fixtures/controls.ts';

const features = [
  {
    title: 'Clear on every sock',
    text: 'You see the sock and not the tape. No clash with the team’s colors, home or away.',
  },
  { title: '1 inch wide', text: 'Narrow enough to follow the shape of a leg.' },
  {
    title: '27 yards on a roll',
    text: 'Enough to tape both legs more than once before you see the core.',
  },
  {
    title: 'Keeps the guard in place',
    text: 'Over the sock, below the knee and above the ankle: the shin guard does not turn on the leg, shift after shift.',
  },
  { title: 'Packs of 5 and 10', text: '5 rolls for one player’s bag. 10 for the bench.' },
];

const meta = preview.meta({
  title: 'Sections/FeatureList',
  component: FeatureList,
  argTypes: { tone: choice(toneNames), surface: choice(surfaceNames) },
  args: {
    title: 'Clear, narrow, and a lot of it',
    lead: 'What is on the roll, and what it does once it is around your sock.',
    features,
    tone: 'red' as const,
  },
});

export const Default = meta.story({
  ...everyWindow,
  play: async ({ args, canvas }) => {
    const region = canvas.getByRole('region', { name: args.title });
    const titles = within(region).getAllByRole('heading', { level: 3 });
    await expect(titles.map(({ textContent }) => textContent)).toEqual(
      features.map(({ title }) => title),
    );
  },
});

export const FourItems = meta.story({
  ...phoneAndDesktop,
  args: { features: features.slice(0, 4), tone: 'blue', surface: 'ice' },
});

const anatomy = {
  alt: 'A lace, enlarged, with the numbers of the features.',
  layers: [
    { drawing: laceWeave, part: 'tall' },
    { drawing: laceCallouts, part: 'callouts' },
  ],
  thread: laceThread,
} as const;

/** The numbers of the features are in the drawing. */
export const WithAnatomy = FourItems.extend({
  ...phoneAndDesktop,
  args: { anatomy },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: anatomy.alt })).toBeVisible();
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent(/^1Clear on every sock/);
  },
});

/** The drawing is in the middle of a board as high as the list. */
export const AnatomyOnTablet = WithAnatomy.extend({
  ...onlyAt('w768'),
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole('img', { name: anatomy.alt }).getBoundingClientRect();
    const list = canvas.getByRole('list').getBoundingClientRect();
    await expect(drawing.top - list.top).toBeCloseTo(list.bottom - drawing.bottom, 0);
  },
});

export const AnatomyUnbrokenWord = WithAnatomy.extend({
  tags: ['!autodocs'],
  args: { title: unbrokenWord, features: [{ title: unbrokenWord, text: unbrokenWord }] },
  ...narrow,
});

export const ForcedColors = WithAnatomy.extend({
  ...forcedColors,
  tags: ['!autodocs', '!dev', '!test'],
});

export const OneItem = meta.story({
  args: { features: features.slice(0, 1), tone: 'green' },
});

export const TitleAlone = meta.story({
  render: ({ title, features: lines, tone }) => (
    <FeatureList title={title} features={lines} tone={tone} />
  ),
});

export const LongText = meta.story({
  args: { title: longTitle, lead: longText, features: [{ title: longTitle, text: longText }] },
});

export const UnbrokenWord = meta.story({
  args: { title: unbrokenWord, features: [{ title: unbrokenWord, text: unbrokenWord }] },
  ...narrow,
});

export const Narrow = meta.story(fits);

// A phone's print looks like its screen.
export const Printed = WithAnatomy.extend({
  ...printed,
  parameters: {
    visual: { ...printed.parameters.visual, ...onlyAt('w1440').parameters.visual },
  },
  tags: ['!autodocs', '!dev', '!test'],
});
