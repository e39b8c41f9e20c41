import { expect, within } from 'storybook/test';
import { fits, longText, narrow, unbrokenWord } from '#.storybook/edges';
import { inModes, phoneAndDesktop, small } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { Claims } from './Claims.tsx';
import { claims } from '../../../.storybook/fixtures/items.ts';

const meta = preview.meta({
  title: 'Sections/Claims',
  parameters: inModes(small),
  component: Claims,
  args: {
    title: 'The figures',
    lead: 'What we hold our gear to, in four numbers.',
    claims,
    note: 'Figures given by Crossbar Hockey.',
  },
});

/** Without sources only the note says who gives the figures. */
export const Default = meta.story({
  ...phoneAndDesktop,
  play: async ({ canvas }) => {
    const board = within(canvas.getByRole('region', { name: 'The figures' })).getByRole('list');
    await expect(within(board).getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByText('8.9/10')).toBeVisible();
    await expect(canvas.queryByText(/^Source/)).not.toBeInTheDocument();
  },
});

export const WithSources = meta.story({
  args: { claims: claims.map((claim) => ({ ...claim, source: 'customer survey, spring 2026' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Source: customer survey, spring 2026')).toHaveLength(4);
  },
});

export const LongText = meta.story({
  args: { claims: claims.map((claim, index) => ({ ...claim, label: `${index} ${longText}` })) },
});

export const UnbrokenWord = meta.story({
  args: { title: unbrokenWord, claims: [{ value: '97%', label: unbrokenWord }] },
  ...narrow,
});

export const Narrow = meta.story(fits);
