// Foundations only: the components would make every story depend on every component.
import '#ui/global';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonPseudoStates from 'storybook-addon-pseudo-states';
import { create } from 'storybook/theming/create';
import { scenarioMeanings, scenarios } from '../mock-api/scenarios.ts';
import { surfaceNames } from '../ui/foundations/tokens/index.ts';
import { checkStory, prepareStory, withStayingLinks } from './determinism.tsx';
import { withSurface } from './surface.tsx';
import { look } from './theme.ts';
import { viewports } from './viewports.ts';

export default definePreview({
  addons: [addonA11y(), addonDocs(), addonPseudoStates()],
  tags: ['autodocs'],
  decorators: [withSurface, withStayingLinks],
  beforeEach: prepareStory,
  afterEach: checkStory,
  initialGlobals: { surface: 'snow', motion: 'off', scenario: 'asTold' },
  globalTypes: {
    surface: {
      description: 'What the story stands on',
      toolbar: {
        title: 'Surface',
        icon: 'paintbrush',
        items: [...surfaceNames],
        dynamicTitle: true,
      },
    },
    scenario: {
      description: 'How the API behaves on pages',
      toolbar: {
        title: 'Scenario',
        icon: 'database',
        items: [
          { value: 'asTold', title: 'API: as the story says' },
          ...scenarios.map((value) => ({
            value,
            title: `API: ${value}`,
            right: scenarioMeanings[value],
          })),
        ],
        dynamicTitle: true,
      },
    },
    motion: {
      description: 'Whether things move',
      toolbar: {
        title: 'Motion',
        icon: 'play',
        items: [
          { value: 'off', title: 'Still' },
          { value: 'on', title: 'Moving' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    // The surface brings the room around a story.
    layout: 'fullscreen',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    viewport: { options: viewports },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { theme: create(look), toc: { headingSelector: 'h2, h3' } },
    options: {
      // Storybook runs this text by itself, in Node and in the browser: plain JavaScript, no imports.
      storySort: (a, b) => {
        const groups = [
          'Guide',
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
          // Two digits for the group, two for the page, and all others by title.
          return `${groups.indexOf(group) + 10} ${page + 10} ${title}`;
        });
        return first.localeCompare(second, 'en');
      },
    },
  },
});
