/** Checks the health card of every component and page. */
import { fileURLToPath } from 'node:url';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { storyNameFromExport } from 'storybook/internal/csf';
import { requiredNames } from '../conventions/lint/required-stories.ts';
import { specifiedParts, specifiedStates } from '../pages/specification.ts';
import { storiesFilesIn } from '../storiesFiles.ts';
import { readHealth } from './health.ts';
import { HealthCard, PageHealthCard } from './HealthCard.tsx';
import { accessibilityOf } from './record.ts';
import { statesIn, statusOf } from './states.ts';
import type { AllHealth, ComponentHealth } from './types.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Returns the labels of the rows of a card that say nothing. */
const emptyRows = (html: string) =>
  [...html.matchAll(/<dt[^>]*>([^<]*)<\/dt>(.*?)<\/div>/g)]
    .filter(([, , content = '']) =>
      content
        .split('</dd>')
        .slice(0, -1)
        .some((part) => part.replaceAll(/<[^>]*>/g, '').trim() === ''),
    )
    .map(([, label = '']) => label);

const cardOf = (health: ComponentHealth, stories: readonly string[]) =>
  renderToStaticMarkup(<HealthCard {...health} stories={stories} status="stable" />);

describe('health cards', () => {
  let all: AllHealth;
  beforeAll(async () => {
    all = await readHealth(root);
  }, 60_000);

  it('say something in each row for every component', () => {
    const files = storiesFilesIn(root, 'ui');
    expect(files.length).toBeGreaterThan(80);
    const faults = files.flatMap(({ title, stories }) => {
      const health = all.components[title];
      if (!health || stories.length === 0) return [`${title}: no card`];
      return [
        ...(health.sizes.js > 0 ? [] : [`${title}: its module was not found`]),
        ...emptyRows(cardOf(health, stories)).map((row) => `${title}: ${row}`),
      ];
    });
    expect(faults).toEqual([]);
  });

  it('say something in each row for every page', () => {
    const files = storiesFilesIn(root, 'site/pages');
    expect(files.length).toBeGreaterThan(15);
    const faults = files.flatMap(({ title, stories }) => {
      const health = all.pages[title];
      if (!health || stories.length === 0) return [`${title}: no card`];
      const rest = { stories, status: 'stable', address: '/', sizes: undefined } as const;
      const card = renderToStaticMarkup(<PageHealthCard {...health} {...rest} />);
      return emptyRows(card).map((row) => `${title}: ${row}`);
    });
    expect(faults).toEqual([]);
  });

  it('name the components and the specified states of a page', () => {
    const page = all.pages['Pages/Contact'];
    expect(page?.parts).toContainEqual({ name: 'ContactForm', docs: 'forms-contactform--docs' });
    expect(page?.specified).toContain('form refused');
    expect(all.pages['Pages/Hockey Tape']?.parts.map(({ name }) => name)).toContain('BuyBar');
  });

  it('name the pages and components that use a component', () => {
    const names = (title: string) => ({
      pages: all.components[title]?.pages.map(({ name }) => name),
      components: all.components[title]?.components.map(({ name }) => name),
    });
    expect(all.components['Sections/Scoreboard']?.pages).toEqual([
      { name: 'Performance', docs: 'pages-performance--docs' },
    ]);
    expect(names('Frame/Footer')).toEqual({ pages: ['Every page'], components: ['PageFrame'] });
  });

  it('name the states of the specification on components that exist', () => {
    expect(
      Object.values(specifiedParts)
        .flat()
        .filter((title) => !all.components[title]),
    ).toEqual([]);
    expect(all.components['Sections/BlogTeaser']?.specified).toEqual([
      'teaser loading',
      'teaser failed',
      'teaser loaded',
    ]);
  });
});

describe('a health card', () => {
  const health: ComponentHealth = {
    sizes: { css: 1200, js: 3400 },
    pages: [],
    components: [],
    specified: [],
  };

  it('says that accessibility was not run, and what to run, when no result is recorded', () => {
    const html = cardOf(health, ['Default']);
    expect(html).toContain('Not run');
    expect(html).toContain(
      'Run npm run test:stories, then reload this page, or build Storybook again.',
    );
  });

  const result = { stories: 4, rules: 20, violations: 0, date: '2026-11-22', isOld: false };

  it.each([
    ['counts violations', { violations: 2 }, '2 found', '4 stories, 20 rules. Nov 22, 2026.'],
    [
      'says "Changed since" in place of an old "Passed"',
      { isOld: true },
      'Changed since',
      'Nov 22, 2026: Passed. 4 stories, 20 rules.',
    ],
  ])('%s', (_what, change, value, note) => {
    const html = cardOf({ ...health, accessibility: { ...result, ...change } }, ['Default']);
    expect(html).toContain(`>${value}</dd>`);
    expect(html).toContain(note);
  });

  it('counts its stories, and lists those whose names are states', () => {
    const html = cardOf(health, ['Default', 'Long Text', 'Loading']);
    expect(html).toContain('>3</dd>');
    expect(html).toContain('Named after a state: Long Text, Loading.');
    expect(cardOf(health, ['Default'])).toContain('None is named after a state.');
  });

  it('has an empty row when a value is missing', () => {
    expect(emptyRows('<div><dt>CSS</dt><dd><b></b></dd></div>')).toEqual(['CSS']);
  });
});

describe('statesIn', () => {
  it('returns states, not variants', () => {
    const variants = ['Default', 'Variants', 'On Ice', 'In A Narrow Column', 'Opener'];
    const states = ['Hovered', 'Load Failed', 'Guide Long Text', 'Steps Narrow', 'Copy Refused'];
    expect(statesIn([...variants, ...states])).toEqual(states);
  });

  it('returns every state that the specification or a convention asks for', () => {
    const names = [
      ...Object.values(specifiedStates).map((story) => story.split(' ')[1] ?? ''),
      ...requiredNames,
    ].map((name) => storyNameFromExport(name));
    expect(names.length).toBeGreaterThan(30);
    expect(statesIn(names)).toEqual(names);
  });

  it('returns each story of the sources whose name contains that of another state', () => {
    const names = ['ui', 'site/pages']
      .flatMap((folder) => storiesFilesIn(root, folder))
      .flatMap(({ stories }) => stories);
    const states = new Set(statesIn(names));
    expect(
      names.filter(
        (name) =>
          !states.has(name) &&
          [...states].some((state) => state !== 'Narrow' && ` ${name} `.includes(` ${state} `)),
      ),
    ).toEqual([]);
  });
});

it('reads the status from the tags', () => {
  expect(statusOf(['autodocs', 'stable'])).toBe('stable');
  expect(statusOf(['autodocs'])).toBeUndefined();
});

describe('accessibilityOf', () => {
  const file = { title: 'Cards/A', path: '', stories: ['One', 'Long Text'] };
  const result = { violations: 0, rules: 9, date: '2026-11-22', sources: 'now' };
  const old = { ...result, violations: 2, sources: 'other' };

  it('sums up the recorded results of a component', () => {
    const record = { 'cards-a--one': result, 'cards-a--long-text': old };
    expect(accessibilityOf(record, file, 'now')).toMatchObject({
      stories: 2,
      violations: 2,
      isOld: true,
    });
  });

  it('ignores the results of deleted stories and of other components', () => {
    const record = { 'cards-a--one': result, 'cards-a--deleted': old, 'cards-ab--one': old };
    expect(accessibilityOf(record, file, 'now')).toMatchObject({
      stories: 1,
      violations: 0,
      isOld: false,
    });
    expect(accessibilityOf({ 'cards-a--deleted': old }, file, 'now')).toBeUndefined();
  });
});
