import { expect } from 'storybook/test';
import { fits, longText, longTitle, missingPicture, narrow, unbrokenWord } from '#.storybook/edges';
import { noScreenshot, onlyAt } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { Grid } from '../../layout/Grid/index.ts';
import { ProductCard } from './ProductCard.tsx';
import { toneNames } from '../../foundations/tokens/index.ts';
import { choice } from '#.storybook/fixtures/controls.ts';
import { products } from '#.storybook/fixtures/products.ts';
import { inCardWidth } from '#.storybook/fixtures/cardWidth.tsx';

const [{ id: _id, ...tape }] = products;

const meta = preview.meta({
  title: 'Cards/ProductCard',
  component: ProductCard,
  argTypes: {
    tone: choice(toneNames),
  },
  args: tape,
  decorators: [inCardWidth],
});

/** Name, price, and links to the product's page and to the store. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Hockey Tape' })).toBeVisible();
    await expect(canvas.getByText('$9.99 – $18.99')).toBeVisible();
    const buy = canvas.getByRole('link', { name: /^Buy on Amazon .*Hockey Tape.*new tab/ });
    await expect(buy).toHaveAttribute('target', '_blank');
    const page = canvas.getByRole('link', { name: 'Hockey Tape' });
    await expect(page).toHaveAttribute('href', '/hockey-tape');
    const { left, top } = canvas
      .getByRole('img', { name: tape.pictureAlt })
      .getBoundingClientRect();
    await expect(document.elementFromPoint(left + 40, top + 40)).toBe(page);
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
});

export const Tones = meta.story({
  parameters: { ownWidth: true },
  render: (args) => (
    <Grid columns="trio" label="Tones">
      {toneNames.map((tone) => (
        <li key={tone}>
          <ProductCard {...args} title={`Hockey Tape, ${tone}`} tone={tone} />
        </li>
      ))}
    </Grid>
  ),
});

/** The ratio for one of two cards in a row, which are wide. */
export const PhotoRatio = meta.story({ ...noScreenshot, args: { pictureRatio: 'photo' } });

/** On phones, the picture is small, and the description below it has the whole width. */
export const Compact = meta.story({
  ...onlyAt('w360'),
  args: { isCompact: true },
  play: async ({ canvas }) => {
    const { bottom, left } = canvas
      .getByRole('img', { name: tape.pictureAlt })
      .getBoundingClientRect();
    const description = canvas.getByText(tape.description).getBoundingClientRect();
    await expect(description.top).toBeGreaterThanOrEqual(bottom);
    await expect(description.left).toBe(left);
  },
});

/** Shows the product's color, and keeps the text alternative. */
export const BrokenImage = meta.story({
  args: { picture: { ...tape.picture, src: missingPicture, sources: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: tape.pictureAlt })).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { title: longTitle, description: longText },
});

export const UnbrokenWord = meta.story({
  args: { title: unbrokenWord, description: unbrokenWord },
  ...narrow,
});

export const Narrow = meta.story(fits);
