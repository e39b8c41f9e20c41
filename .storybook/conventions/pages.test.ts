import { describe, expect, it } from 'vitest';
import { fixedRoutes, notFoundRoute, routes } from '../../site/routes.ts';
import { sheetName } from '../pages/sheetName.ts';
import { specifiedStates } from '../pages/specification.ts';
import { pageStates } from '../pages/states.ts';
import { componentStates } from '../fixtures/componentStates.ts';
import {
  missingSheets,
  missingStories,
  pagesWithoutStates,
  unseenStates,
  type StateTable,
  type StoryFile,
} from './pages.ts';
import { sourceAt, sourcesIn } from './sources.ts';
import { storyNames, storyTitle } from './stories.ts';

const table: StateTable = pageStates;
const paths = [...routes, notFoundRoute].map(({ path }) => path);
const files: StoryFile[] = sourcesIn('site/pages', /\.stories\.tsx$/).map((source) => ({
  title: storyTitle(source),
  names: storyNames(source),
}));

describe('the stories of pages', () => {
  it('are there for every route', () => {
    expect(fixedRoutes.length).toBeGreaterThan(10);
    expect(pagesWithoutStates(table, paths)).toEqual([]);
    expect(Object.keys(table)).toHaveLength(paths.length);
  });

  it('stand beside their page, and are called as the site calls it', () => {
    for (const { path, page, name } of [...routes, notFoundRoute]) {
      expect(storyTitle(sourceAt(`site/pages/${page}.stories.tsx`))).toBe(`Pages/${name}`);
      expect(table[path]?.title).toBe(name);
    }
  });

  it('show every state of the table', () => expect(missingStories(table, files)).toEqual([]));

  it('show every state of the specification', () => {
    expect(unseenStates(table, specifiedStates)).toEqual([]);
  });
});

describe('the sheets', () => {
  const namesIn = (path: string) => storyNames(sourceAt(path));

  it('are there for every page', () => {
    const wanted = Object.values(table).map(({ title }) => sheetName(title));
    expect(missingSheets(wanted, namesIn('.storybook/pages/PageSheets.stories.tsx'))).toEqual([]);
  });

  it('are there for every component that has states', () => {
    const wanted = Object.keys(componentStates);
    expect(missingSheets(wanted, namesIn('.storybook/states/ComponentSheets.stories.tsx'))).toEqual(
      [],
    );
  });

  it.each(Object.entries(componentStates))('%s: every state is a story', (name, stated) => {
    const place = `ui/${stated.group.toLowerCase()}/${name}/${name}.stories.tsx`;
    const names = namesIn(place);
    expect(stated.states.filter((state) => !names.includes(state))).toEqual([]);
  });
});

describe('a planted table', () => {
  const planted = {
    '/': { title: 'Home', states: { Loaded: { shows: ['menu closed'] }, Loading: {} } },
  } as const;

  it('is missed a route', () => {
    expect(pagesWithoutStates(planted, ['/', '/helmets'])).toEqual(['/helmets']);
  });

  it.each([
    [[], 'Pages/Home has no stories'],
    [[{ title: 'Pages/Home', names: ['Loaded'] }], 'Pages/Home lacks Loading'],
    [
      [{ title: 'Pages/Home', names: ['Loaded', 'Loading', 'Blinking'] }],
      'Pages/Home has Blinking, which is not in the table',
    ],
  ])('is missed a story: %j', (stories, fault) => {
    expect(missingStories(planted, stories)).toEqual([fault]);
  });

  it('is missed a state of the specification', () => {
    expect(unseenStates(planted, ['menu closed', 'menu open'])).toEqual(['menu open']);
  });

  it('is missed a sheet', () => {
    expect(missingSheets(['Home', 'Blog'], ['Home'])).toEqual(['The file of sheets lacks Blog']);
  });
});
