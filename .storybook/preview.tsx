import '#ui/global';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonPseudoStates from 'storybook-addon-pseudo-states';
import { lazy, Suspense } from 'react';
import { create } from 'storybook/theming/create';
import { withControlsOfArgs } from './controls.ts';
import { onPhone } from './windows.ts';
import { isOnDocsPage } from './docsStories.ts';
import { checkStory } from './checkStory.ts';
import { prepareStory } from './determinism.ts';
import { withoutNavigation } from './network.tsx';
import { withStrictMode } from './strictMode.tsx';
import { look } from './theme.ts';
import { withLayoutGrid } from './toolbar/layoutGrid.tsx';
import { withScenarioNote } from './toolbar/scenarioNote.tsx';
import { withSurface } from './toolbar/surface.tsx';
import { globalTypes, initialGlobals } from './toolbar/toolbar.ts';
import { codeForProject } from './toolbar/codeForProject.ts';
import { viewports } from './viewports.ts';

/** Lazy, because tests do not need it. */
const ComponentDocs = lazy(async () => ({
  default: (await import('./health/ComponentDocs.tsx')).ComponentDocs,
}));
const LazyComponentDocs = () => (
  <Suspense>
    <ComponentDocs />
  </Suspense>
);

/** In a test run, axe lists one element for each rule that passes: nobody reads the others. */
const isTest = '__vitest_browser__' in globalThis;

export default definePreview({
  addons: [addonA11y(), addonDocs(), addonPseudoStates()],
  // The health card shows the status: `tags: ['!stable', 'experimental']` is another one.
  tags: ['autodocs', 'stable'],
  decorators: [withSurface, withoutNavigation, withScenarioNote, withLayoutGrid, withStrictMode],
  argTypesEnhancers: [withControlsOfArgs],
  beforeEach: prepareStory,
  afterEach: checkStory,
  initialGlobals,
  globalTypes,
  parameters: {
    ...onPhone.parameters,
    // withSurface sets the padding.
    layout: 'fullscreen',
    a11y: { test: 'error', options: isTest ? { resultTypes: ['violations', 'incomplete'] } : {} },
    backgrounds: { disable: true },
    viewport: { options: viewports },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      theme: create(look),
      page: LazyComponentDocs,
      toc: { headingSelector: 'h2, h3' },
      stories: { filter: isOnDocsPage },
      // The code that `code/preset.ts` makes; otherwise stories with `render` show their source.
      source: { type: 'dynamic', language: 'tsx', transform: codeForProject },
    },
    options: {
      // Storybook runs this source on its own, in Node and in the browser: plain JavaScript, no imports.
      storySort: (a, b) => {
        const groups = [
          'Guide',
          'Patterns',
          'States',
          'Foundations',
          'Layout',
          'Primitives',
          'Cards',
          'Skeletons',
          'Panels',
          'Forms',
          'Sections',
          'Frame',
          'Pages',
        ];
        const pages = [
          'Guide/Introduction',
          'Guide/Writing stories',
          'Guide/Adding a component',
          'Guide/Visual tests',
          'Guide/Using the package',
          'Patterns/Loading',
          'Patterns/Empty',
          'Patterns/Error',
          'Patterns/Forms',
          'Patterns/Buying',
          'States/Components',
          'Foundations/Color',
          'Foundations/Type',
          'Foundations/Space and sizes',
          'Foundations/Radius and shadow',
          'Foundations/Motion',
          'Foundations/Breakpoints',
          'Foundations/Logo',
          'Foundations/Voice',
          'Foundations/Pictures',
        ];
        const [first = '', second = ''] = [a, b].map(({ title }) => {
          const [group = ''] = title.split('/');
          if (!groups.includes(group)) {
            throw new Error(`'${title}' is in no known group: use one of ${groups.join(', ')}.`);
          }
          const page = pages.includes(title) ? pages.indexOf(title) : pages.length;
          // Two digits for the group, two for the page, then the title.
          return `${groups.indexOf(group) + 10} ${page + 10} ${title}`;
        });
        return first.localeCompare(second, 'en');
      },
    },
  },
});
