import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { tape } from '#ui/pictures';
import { Inspector, type InspectorProps } from './Inspector.tsx';

const seen: InspectorProps = {
  states: ['Loaded', 'Long Text'],
  result: {
    title: 'Clear Tape | Crossbar Hockey',
    address: 'https://rink.example/hockey-tape',
    description: 'Clear tape for shin guards.',
    isListed: true,
  },
  card: { title: 'Clear Tape', description: 'Shared', pictureAlt: 'A card', host: 'rink.example' },
  drawn: { title: 'Clear Tape', picture: tape },
  types: ['Product'],
  data: '{ "@type": "Product" }',
  findings: [
    {
      group: 'Structured data',
      found: [
        { rule: 'dataIds', says: 'Each has an @id.', faults: [] },
        { rule: 'pricesSeen', says: 'A price is seen.', faults: ['$6.99 is told but not seen'] },
      ],
    },
  ],
};

const textOf = (props: InspectorProps) =>
  renderToString(<Inspector {...props} />)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

it('says which rules are kept, which is broken, and by what', () => {
  const text = textOf(seen);
  expect(text).toContain('Structured data: 1 of 2 rules broken');
  expect(text).toContain('Kept: Each has an @id.');
  expect(text).toContain('Broken: A price is seen. $6.99 is told but not seen');
});

it('shows the result on a large screen and on a phone, and the card', () => {
  const text = textOf(seen);
  expect(text.match(/Clear Tape \| Crossbar Hockey/g)).toHaveLength(2);
  expect(text).toContain('rink.example › hockey-tape');
  expect(text).toContain('Shared');
});

it('shows no result of a page that is not listed', () => {
  const text = textOf({ ...seen, result: { ...seen.result, isListed: false } });
  expect(text).toContain('Not listed');
  expect(text).not.toContain('Crossbar Hockey');
});
