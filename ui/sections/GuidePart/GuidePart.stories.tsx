import { expect } from 'storybook/test';
import { fits, longText, longTitle, narrow, unbrokenWord } from '#.storybook/edges';
import { phoneAndDesktop, printed } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { GuidePart } from './GuidePart.tsx';
import { ItemList, pointItems } from '../ItemList/index.ts';
import { points } from '#.storybook/fixtures/guides.ts';

const meta = preview.meta({
  title: 'Sections/GuidePart',
  component: GuidePart,
  args: {
    id: 'maintenance',
    title: 'When to re-tape',
    lead: 'Fresh tape costs less than a lost puck.',
    children: <ItemList items={points} variant={pointItems} />,
  },
});

/** A landmark with the heading's name and an anchor. */
export const Default = meta.story({
  ...phoneAndDesktop,
  play: async ({ canvas }) => {
    const part = canvas.getByRole('region', { name: 'When to re-tape' });
    await expect(part).toHaveAttribute('id', 'maintenance');
  },
});

export const WithoutLead = meta.story({ args: { lead: undefined } });

export const LongText = meta.story({
  args: { title: longTitle, lead: longText },
});

export const UnbrokenWord = meta.story({
  args: { title: unbrokenWord, lead: unbrokenWord },
  ...narrow,
});

export const Narrow = meta.story(fits);

export const Printed = Default.extend({ ...printed, tags: ['!autodocs', '!dev', '!test'] });
