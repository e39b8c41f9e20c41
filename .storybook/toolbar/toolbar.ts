/** The entries of Storybook's toolbar. `useToolbar` passes them on to the frames of a state gallery. */
import type { Preview } from '@storybook/react-vite';
import { scenarioMeanings, scenarios } from '../../mock-api/scenarios.ts';
import { surfaceNames } from '../../ui/foundations/tokens/index.ts';
import { zones } from './zones.ts';

type Toolbar = NonNullable<NonNullable<Preview['globalTypes']>[string]['toolbar']>;

interface Item {
  /** Letters and digits: Storybook reads no other values from an address. */
  value: string;
  title: string;
  right?: string;
}

const entry = (
  title: string,
  icon: NonNullable<Toolbar['icon']>,
  description: string,
  items: (Item | string)[],
) => ({
  description,
  toolbar: { title, icon, items, dynamicTitle: true },
});

/** Returns an entry that is off or on. */
const toggle = (title: string, icon: NonNullable<Toolbar['icon']>, description: string) =>
  entry(title, icon, description, [
    { value: 'off', title: `${title}: off` },
    { value: 'on', title: `${title}: on` },
  ]);

export const globalTypes = {
  surface: entry('Surface', 'paintbrush', 'The surface behind the story', [
    { value: 'auto', title: 'Surface: as on a page' },
    ...surfaceNames,
  ]),
  scenario: entry('Scenario', 'database', 'How the API behaves on pages', [
    { value: 'ofStory', title: 'API: as the story says' },
    ...scenarios.map((value) => ({
      value,
      title: `API: ${value}`,
      right: scenarioMeanings[value],
    })),
  ]),
  motion: toggle('Motion', 'play', 'Animations and transitions'),
  forcedColors: toggle('Forced colors', 'contrast', 'An emulation of forced colors, for review'),
  zone: entry('Time zone', 'time', 'The time zone of the visitor', [
    { value: 'browser', title: 'Zone: of this browser' },
    ...Object.entries(zones).map(([value, name]) => ({ value, title: `Zone: ${name}` })),
  ]),
  code: entry('Code', 'markup', 'For which project docs pages show code', [
    { value: 'package', title: 'Code: for apps with the package' },
    { value: 'repository', title: 'Code: for this repository' },
  ]),
  grid: toggle('Layout grid', 'grid', 'The container and its columns, over the story'),
};

/** The toolbar at the start. */
export const initialGlobals: Readonly<Record<string, string>> = {
  surface: 'auto',
  scenario: 'ofStory',
  motion: 'off',
  forcedColors: 'off',
  zone: 'browser',
  code: 'package',
  grid: 'off',
};
