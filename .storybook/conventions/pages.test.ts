import { describe, expect, it } from 'vitest';
import { notFoundRoute, routes } from '../../site/routes.ts';
import { componentStates } from '../fixtures/componentStates.ts';
import { missingSheets } from './pages.ts';
import { sourceAt } from './sources.ts';
import { storyNames, storyTitle } from './stories.ts';

const namesIn = (path: string) => storyNames(sourceAt(path));

describe('the stories of a page', () => {
  it.each([...routes, notFoundRoute])('$page are titled by the name of its route', (route) => {
    const stories = sourceAt(`site/pages/${route.page}.stories.tsx`);
    expect(storyTitle(stories)).toBe(`Pages/${route.name}`);
  });
});

describe('the state galleries of components', () => {
  it('are there for every component that has states', () => {
    const names = namesIn('.storybook/states/ComponentSheets.stories.tsx');
    expect(missingSheets(Object.keys(componentStates), names)).toEqual([]);
  });

  it.each(Object.entries(componentStates))('%s: every state is a story', (name, stated) => {
    const names = namesIn(`ui/${stated.group.toLowerCase()}/${name}/${name}.stories.tsx`);
    expect(stated.states.filter((state) => !names.includes(state))).toEqual([]);
  });

  it('report a missing and an unknown gallery', () => {
    expect(missingSheets(['Home', 'Blog'], ['Home', 'About'])).toEqual([
      'lacks Blog',
      'has About, which is not in the table',
    ]);
  });
});
