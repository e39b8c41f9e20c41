import { expect, within } from 'storybook/test';
import { longText, longTitle, narrow, unbrokenWord } from '#.storybook/edges';
import { forcedColors, onlyAt, phoneAndDesktop, printed } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { InspectionSheet } from './InspectionSheet.tsx';
import { sizeBearing, sizeLace, sizeTape } from '#ui/figures';
import { standards } from '#.storybook/fixtures/items.ts';

const stamps = ['As named', 'To size', 'Same again', 'Ready', 'Wears well', 'Inspected'];
const checks = standards.map((one, index) => ({ ...one, stamp: stamps[index] ?? '' }));
const views = [
  {
    drawing: sizeTape,
    alt: 'A roll.',
    title: 'Tape.',
    text: 'Clear film, 1 inch wide.',
    product: { label: 'See the tape', href: '/hockey-tape' },
  },
  {
    drawing: sizeLace,
    alt: 'Two laces.',
    title: 'Laces.',
    text: 'Cloth, woven flat.',
    product: { label: 'See the laces', href: '/hockey-laces' },
  },
  {
    drawing: sizeBearing,
    alt: 'A bearing.',
    title: 'Bearings.',
    text: 'Size 608.',
    product: { label: 'See the bearings', href: '/bearings' },
  },
];

const meta = preview.meta({
  title: 'Sections/InspectionSheet',
  component: InspectionSheet,
  args: {
    title: 'Quality: six standards, one bag of gear',
    lead: 'Small gear is easy to make badly.',
    breadcrumb: [
      { label: 'Home', href: '/' },
      { label: 'Quality', href: '/why-choose/quality' },
    ],
    views,
    standards: {
      id: 'standards',
      title: 'Six quality standards',
      lead: 'In the order in which a piece of gear meets them.',
      items: checks,
    },
    result: { label: 'Passed', detail: '6 of 6 standards' },
    block: [
      { label: 'Products', value: 'Three' },
      { label: 'Standards', value: 'Six' },
      { label: 'Inspected', value: 'Before packing' },
    ],
  },
});

/** Reads each check with its stamp, and the link to each product. */
export const Default = meta.story({
  ...phoneAndDesktop,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: args.title })).toBeVisible();
    for (const { product } of views) {
      await expect(canvas.getByRole('link', { name: product.label })).toHaveAttribute(
        'href',
        product.href,
      );
    }
    const region = canvas.getByRole('region', { name: 'Six quality standards' });
    const rows = within(region).getAllByRole('listitem');
    await expect(rows.map((row) => within(row).getByRole('heading').textContent)).toEqual(
      checks.map(({ title }) => title),
    );
    for (const [index, row] of rows.entries()) {
      await expect(within(row).getByText(stamps[index] ?? '')).toBeVisible();
    }
  },
});

export const LongText = meta.story({
  args: {
    title: longTitle,
    lead: longText,
    standards: {
      id: 'standards',
      title: `Standards: ${longTitle}`,
      lead: longText,
      items: [{ title: longTitle, text: longText, stamp: 'Made for a long season' }],
    },
  },
});

export const UnbrokenWord = meta.story({
  args: {
    title: unbrokenWord,
    block: [{ label: unbrokenWord, value: unbrokenWord }],
    standards: {
      id: 'standards',
      title: `Standards${unbrokenWord}`,
      lead: unbrokenWord,
      items: [{ title: unbrokenWord, text: unbrokenWord, stamp: unbrokenWord }],
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
