import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Inspector, type InspectorProps } from './Inspector.tsx';

const props: InspectorProps = {
  result: {
    title: 'Clear Tape | Crossbar Hockey',
    address: 'https://rink.example/hockey-tape',
    description: 'Clear tape for shin guards.',
    isListed: true,
  },
  card: {
    title: 'Clear Tape',
    description: 'Shared',
    picture: './share/hockey-tape.jpg',
    pictureAlt: 'A card',
    host: 'rink.example',
  },
  types: ['Product'],
  data: '{ "@type": "Product" }',
  findings: [],
};

const textOf = (change: Partial<InspectorProps> = {}) =>
  renderToString(<Inspector {...props} {...change} />)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

describe('Inspector', () => {
  it('lists the findings of the page audit', () => {
    const text = textOf({ findings: ['pricesSeen: $6.99 is not visible'] });
    expect(text).toContain('pricesSeen: $6.99 is not visible');
  });

  it('says that a document without findings passes every rule', () => {
    expect(textOf()).toContain('The document passes every rule of the page audit.');
  });

  it('shows the search result on a large screen and on a phone, and the share card', () => {
    const text = textOf();
    expect(text.match(/Clear Tape \| Crossbar Hockey/g)).toHaveLength(2);
    expect(text).toContain('rink.example › hockey-tape');
    expect(text).toContain('Shared');
  });

  it('shows no search result of a page with noindex', () => {
    const text = textOf({ result: { ...props.result, isListed: false } });
    expect(text).toContain('Not listed');
    expect(text).not.toContain('Crossbar Hockey');
  });
});
