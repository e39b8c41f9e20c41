import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import type { Scenario } from '#mock-api/scenarios.ts';
import { App } from '../app/App.tsx';

export interface StoryAppProps {
  /** The path that is open. */
  path: string;
  /** How the API behaves; the toolbar can choose another scenario. */
  scenario?: Scenario;
}

// No prerendered data: the page asks the API for everything, as after a client navigation.
const notPrerendered = { path: '', year: 0 };

/** Renders the whole site at a path. Its links navigate inside the story. */
export const StoryApp = ({ path, scenario = 'ok' }: StoryAppProps) => (
  // The key gives each scenario an empty SWR cache.
  <SWRConfig key={`${scenario} ${path}`} value={{ provider: () => new Map() }}>
    <MemoryRouter initialEntries={[path]}>
      <App prerendered={notPrerendered} />
    </MemoryRouter>
  </SWRConfig>
);
