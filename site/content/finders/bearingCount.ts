import type { BearingRowsProps, BearingTemplateProps, FinderProps } from '#ui';
import { dollars, type NamedProduct } from '../../catalog/product.ts';
import { store } from '../facts.ts';
import { packStoreHref } from '../storeLinks.ts';

/** The template of a bearing. Its measures are those of our article on the numbers of bearings. */
export const bearingTemplate: Omit<BearingTemplateProps, 'surface'> = {
  id: 'is-it-a-608',
  title: 'Is it a 608?',
  lead: 'Read the number on your bearing, or lay it on this template.',
  alt: 'A bearing, 22 mm across, 8 mm bore, 7 mm wide, and a ruler of 50 mm.',
  caption: 'Print at 100%. The ruler must measure 50\u00a0mm.',
  checks: [
    { title: 'Stamped 608', text: 'Letters after it do not change the size.' },
    {
      title: '22 mm across',
      text: 'Your bearing covers the large circle.',
    },
    { title: '8 mm bore', text: 'Only the small circle shows through the hole.' },
    {
      title: '7 mm wide',
      text: 'On edge, your bearing covers the bar. Some skates take the smaller 688.',
    },
  ],
  printLabel: 'Print the template',
};

type Name = 'wheels' | 'spare';

const wheels = ['2', '4', '6', '8', '10', '12', '14', '16'];
/** The numbers of wheels in the table. */
const usualWheels = ['4', '6', '8', '10', '16'];
const perWheel = 2;
const spares = ['0', '2'];
const spareOf: Readonly<Record<string, string>> = { 0: 'No spares', 2: 'A spare pair' };

const countOf = (count: string, spare: string) => Number(count) * perWheel + Number(spare);

/** Returns the note on how many sets hold the bearings, or where to see it when the product does not say how many are in one. */
const setsOf = (bearings: number, perSet: number | undefined) => {
  if (perSet === undefined) return [`How many are in a set: see ${store.name}.`];
  const sets = Math.ceil(bearings / perSet);
  return [`${sets} set${sets === 1 ? '' : 's'} of ${perSet}.`];
};

/** Returns the bearings that the drawing of the answer shows. */
export const bearingsOf = ({ wheels: count, spare }: Record<Name, string>): BearingRowsProps => ({
  count: countOf(count, '0'),
  spares: Number(spare),
});

/** Returns the finder of the number of bearings. */
export const bearingCount = ({
  key,
  name,
  packs: [pack],
  storeUrl,
  tone,
}: NamedProduct): FinderProps<Name> => ({
  id: 'how-many-bearings',
  title: 'How many bearings?',
  lead: 'Each wheel takes two. A spare pair saves a game.',
  label: 'For your wheels',
  tone,
  fields: [
    {
      name: 'wheels',
      label: 'Wheels',
      variant: 'select',
      options: wheels.map((value) => ({
        value,
        label: value === '8' ? '8 (a pair of skates)' : value,
      })),
    },
    {
      name: 'spare',
      label: 'Spares',
      variant: 'radios',
      options: spares.map((value) => ({ value, label: spareOf[value] ?? value })),
    },
  ],
  initial: { wheels: '8', spare: '0' },
  answer: ({ wheels: count, spare }) => ({
    value: `${countOf(count, spare)} bearings`,
    detail: `${count} wheels, two bearings each`,
    notes: [
      ...(spare === '0' ? [] : [`${spareOf[spare]}.`]),
      ...setsOf(countOf(count, spare), pack.count),
    ],
    store: {
      label: `Buy on ${store.name}`,
      href: packStoreHref('product-finder', key, pack, storeUrl),
      context: name,
      price: `${pack.name}, ${dollars(pack.price)}`,
    },
    table: {
      caption: 'Bearings by number of wheels',
      columns: [{ name: 'Wheels' }, ...usualWheels.map((one) => ({ name: one, isNumber: true }))],
      rows: spares.map((one) => [
        spareOf[one] ?? one,
        ...usualWheels.map((other) => String(countOf(other, one))),
      ]),
      chosen: { row: spares.indexOf(spare), cell: usualWheels.indexOf(count) },
    },
  }),
});
