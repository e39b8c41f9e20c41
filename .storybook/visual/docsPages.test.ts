import { describe, expect, it } from 'vitest';
import { docsFaults, type DocsPage, type ShownPage } from './docsPages.ts';

const component: DocsPage = {
  id: 'cards-fancard--docs',
  title: 'Cards/FanCard',
  file: 'ui/cards/FanCard/FanCard.stories.tsx',
  stories: ['cards-fancard--default'],
  props: ['name'],
  template: '.storybook/health/ComponentDocs.tsx',
};

const shown: ShownPage = {
  stories: [{ id: 'cards-fancard--default', isEmpty: false }],
  props: [{ name: 'name', type: 'string', control: '' }],
  hasHealthCard: true,
  logged: [],
};

describe('docsFaults', () => {
  it('returns nothing for a page that shows its stories, props, and health card', () =>
    expect(docsFaults(component, shown)).toEqual([]));

  it.each<[string, Partial<ShownPage>, string]>([
    ['lacks a story', { stories: [] }, 'lacks the story cards-fancard--default'],
    [
      'shows another story',
      { stories: [...shown.stories, { id: 'cards-fancard--hovered', isEmpty: false }] },
      'shows the story cards-fancard--hovered',
    ],
    [
      'has an empty story',
      { stories: [{ id: 'cards-fancard--default', isEmpty: true }] },
      'shows nothing in place of the story',
    ],
    [
      'has a story that throws',
      {
        stories: [
          { id: 'cards-fancard--default', isEmpty: true, error: 'No fan  at u (/a.js:1:2)' },
        ],
      },
      'shows an error in place of the story cards-fancard--default: No fan',
    ],
    ['lacks a prop', { props: [] }, 'lacks the prop name'],
    [
      'shows no readable type',
      { props: [{ name: 'name', type: 'union', control: '' }] },
      "shows 'union' as the type of the prop name",
    ],
    [
      'shows a control that nobody can use',
      { props: [{ name: 'name', type: 'ReactNode', control: 'Set object' }] },
      "shows the button 'Set object' for the prop name",
    ],
    ['has no health card', { hasHealthCard: false }, 'has no health card'],
    [
      'logs an error twice',
      { logged: ['Error: No fan\n    at FanCard', 'Error: No fan'] },
      'logs an error in the console: Error: No fan',
    ],
  ])('returns one sentence when a page %s', (_when, change, sentence) =>
    expect(docsFaults(component, { ...shown, ...change })).toEqual([
      expect.stringContaining(`${component.file}: its docs page ${sentence}`),
    ]),
  );

  it('returns only the error of a page that throws', () =>
    expect(
      docsFaults(component, { ...shown, error: 'No fan', stories: [], hasHealthCard: false }),
    ).toEqual([`${component.file}: its docs page shows an error in place of its content: No fan`]));

  it('accepts any stories and no health card on a page that its author wrote', () => {
    const { stories: _stories, template: _template, ...guide } = component;
    const other = { ...shown, stories: [{ id: 'a--b', isEmpty: false }], hasHealthCard: false };
    expect(docsFaults(guide, other)).toEqual([]);
  });

  it('returns a sentence for each state that the gallery of a page lacks', () => {
    const template = '.storybook/pages/PageDocs.tsx';
    expect(docsFaults({ ...component, template }, { ...shown, stories: [] })).toEqual([
      `${component.file}: its docs page lacks the story cards-fancard--default, which is in the index: the gallery of ${template} shows all of them`,
    ]);
  });
});
