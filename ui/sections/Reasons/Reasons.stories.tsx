import { expect, within } from 'storybook/test';
import { missingPicture, narrow } from '#.storybook/edges';
import { everyWindow, onlyAt, phoneAndDesktop } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { Reasons } from './Reasons.tsx';
import { tape } from '#ui/pictures';
import { reasons } from '#.storybook/fixtures/products.ts';

const meta = preview.meta({
  title: 'Sections/Reasons',
  component: Reasons,
  args: {
    title: 'Why choose our products',
    lead: 'Four promises, each with a page that says what is behind it.',
    reasons,
    picture: tape,
    pictureAlt: 'A roll of clear tape beside a pack of five on a wooden bench.',
  },
});

export const Default = meta.story({
  ...everyWindow,
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Why choose our products' });
    const links = within(region).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      reasons.map(({ href }) => href),
    );
  },
});

export const Narrow = meta.story(narrow);

export const ThreeItems = meta.story({
  ...phoneAndDesktop,
  args: { reasons: reasons.slice(0, 3) },
});

export const NoImage = meta.story({ args: { picture: '' } });

/** A color fills the picture's space. */
export const BrokenImage = meta.story({ ...onlyAt('w1440'), args: { picture: missingPicture } });
