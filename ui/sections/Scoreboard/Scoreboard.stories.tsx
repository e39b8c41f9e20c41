import { expect, within } from 'storybook/test';
import { longText, longTitle, missingPicture, narrow, unbrokenWord } from '#.storybook/edges';
import { forcedColors, onlyAt, phoneAndDesktop, printed } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { Scoreboard } from './Scoreboard.tsx';
import { claims } from '#.storybook/fixtures/items.ts';
import { scenePerformance } from '#ui/pictures';

const board = {
  id: 'figures',
  title: 'The figures',
  lead: 'Our gear, in four numbers.',
  claims,
};

const evidence = [
  { label: 'Source', value: 'Our customer survey' },
  { label: 'Base', value: '412 customers' },
  { label: 'Method', value: 'Asked by email' },
  { label: 'Date', value: 'May 31, 2026' },
];

const meta = preview.meta({
  title: 'Sections/Scoreboard',
  component: Scoreboard,
  args: {
    title: 'Performance for the third period',
    lead: 'Anything works in warm-up.',
    breadcrumb: [
      { label: 'Home', href: '/' },
      { label: 'Performance', href: '/why-choose/performance' },
    ],
    board,
    clock: { label: 'Period', value: '3' },
    picture: scenePerformance,
    note: {
      text: 'Our own figures.',
      link: { label: 'Ask us how we got them', href: '/contact' },
    },
  },
});

/** Without evidence only the note says who gives the figures. */
export const Default = meta.story({
  ...phoneAndDesktop,
  play: async ({ canvas }) => {
    const figures = within(canvas.getByRole('region', { name: 'The figures' }));
    await expect(figures.getAllByRole('listitem')).toHaveLength(4);
    await expect(figures.getByText('8.9/10')).toBeVisible();
    await expect(figures.queryByRole('term')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Ask us how we got them' })).toBeVisible();
  },
});

/** The owner gives as much evidence as there is: here all of it for one claim, less for the others. */
export const WithEvidence = meta.story({
  args: {
    board: {
      ...board,
      claims: claims.map((claim, index) => ({ ...claim, evidence: evidence.slice(index) })),
    },
  },
  play: async ({ canvas }) => {
    const [first, , , last] = canvas
      .getAllByRole('listitem')
      .filter((item) => within(item).queryAllByRole('term').length > 0);
    await expect(first).toHaveTextContent('SourceOur customer survey');
    await expect(last).toHaveTextContent('DateMay 31, 2026');
    await expect(last).not.toHaveTextContent('Source');
  },
  ...onlyAt('w1440'),
});

export const NoImage = meta.story({ ...onlyAt('w1440'), args: { picture: undefined } });

/** A color takes the place of the picture. */
export const BrokenImage = meta.story({ ...onlyAt('w1440'), args: { picture: missingPicture } });

export const LongText = meta.story({
  args: {
    title: longTitle,
    lead: longText,
    board: {
      ...board,
      title: `Figures: ${longTitle}`,
      lead: longText,
      claims: claims.map((claim, index) => ({ ...claim, label: `${index} ${longText}`, evidence })),
    },
  },
});

export const UnbrokenWord = meta.story({
  args: {
    title: unbrokenWord,
    board: {
      ...board,
      title: `Figures${unbrokenWord}`,
      claims: [
        {
          value: '97%',
          label: unbrokenWord,
          evidence: [{ label: unbrokenWord, value: unbrokenWord }],
        },
      ],
    },
  },
  ...narrow,
});

export const Tablet = Default.extend({ ...onlyAt('w768'), tags: ['!autodocs'] });

export const ForcedColors = Default.extend({
  ...forcedColors,
  tags: ['!autodocs', '!dev', '!test'],
});

export const Printed = Default.extend({ ...printed, tags: ['!autodocs', '!dev', '!test'] });
