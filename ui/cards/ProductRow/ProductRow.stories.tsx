import { expect } from 'storybook/test';
import { fits, longText, longTitle, missingPicture, narrow, unbrokenWord } from '#.storybook/edges';
import { forcedColors, noScreenshot, onlyAt, printed } from '#.storybook/windows';
import { focused, hovered } from '#.storybook/pseudoStates';
import preview from '#.storybook/preview';
import { Stack } from '../../layout/Stack/index.ts';
import { ProductRow } from './ProductRow.tsx';
import { toneNames } from '../../foundations/tokens/index.ts';
import { choice } from '#.storybook/fixtures/controls.ts';
import { tapePacks } from '#.storybook/fixtures/packs.ts';
import { orderedProducts } from '#.storybook/fixtures/products.ts';

const [{ id: _tape, ...tapeRow }] = orderedProducts;
const [, { id: _laces, ...lacesRow }] = orderedProducts;

const meta = preview.meta({
  title: 'Cards/ProductRow',
  component: ProductRow,
  argTypes: { tone: choice(toneNames) },
  args: lacesRow,
});

/** Name, facts, price, and links to the product's page and to the store. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Hockey Laces' })).toBeVisible();
    await expect(canvas.getByText('$7.99')).toBeVisible();
    const buy = canvas.getByRole('link', { name: /^Buy on Amazon .*Hockey Laces.*new tab/ });
    await expect(buy).toHaveAttribute('target', '_blank');
    const page = canvas.getByRole('link', { name: 'Hockey Laces' });
    await expect(page).toHaveAttribute('href', '/hockey-laces');
    const { left, top } = canvas
      .getByRole('img', { name: lacesRow.pictureAlt })
      .getBoundingClientRect();
    await expect(document.elementFromPoint(left + 40, top + 40)).toBe(page);
  },
});

/** A product with several packs has a button for each. */
export const Packs = meta.story({
  args: tapeRow,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$9.99 – $18.99')).toBeVisible();
    const ten = canvas.getByRole('link', { name: /Hockey Tape, 10 rolls, opens in a new tab/ });
    await expect(ten).toHaveAttribute('href', tapePacks[1].href);
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
});

/** On phones, a small picture beside the name. */
export const OnPhone = meta.story({
  ...onlyAt('w360'),
  ...noScreenshot,
  args: tapeRow,
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const { right, bottom } = canvas
      .getByRole('img', { name: tapeRow.pictureAlt })
      .getBoundingClientRect();
    const name = canvas.getByRole('heading', { level: 3 }).getBoundingClientRect();
    await expect(name.left).toBeGreaterThanOrEqual(right);
    await expect(name.bottom).toBeLessThanOrEqual(bottom);
  },
});

export const Tones = meta.story({
  render: (args) => (
    <Stack gap="lg">
      {toneNames.map((tone) => (
        <ProductRow key={tone} {...args} title={`Hockey Laces, ${tone}`} tone={tone} />
      ))}
    </Stack>
  ),
});

/** Shows the product's color, and keeps the text alternative. */
export const BrokenImage = meta.story({
  args: { picture: { ...lacesRow.picture, src: missingPicture, sources: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: lacesRow.pictureAlt })).toBeVisible();
  },
});

export const Hovered = Packs.extend({ ...hovered, tags: ['!autodocs', '!test'] });

export const Focused = Packs.extend({ ...focused, tags: ['!autodocs', '!test'] });

export const LongText = meta.story({
  args: { ...tapeRow, title: longTitle, facts: [longText, longTitle], contents: longText },
});

export const UnbrokenWord = meta.story({
  args: {
    title: unbrokenWord,
    facts: [unbrokenWord],
    contents: unbrokenWord,
    packs: [{ name: unbrokenWord, price: '$9.99', href: 'https://example.com/tape' }],
  },
  ...narrow,
});

export const Narrow = Packs.extend(fits);

export const ForcedColors = Packs.extend({
  ...forcedColors,
  tags: ['!autodocs', '!dev', '!test'],
});

export const Printed = Packs.extend({ ...printed, tags: ['!autodocs', '!dev', '!test'] });
