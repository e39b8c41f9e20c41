import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import type { Scenario } from '#mock-api/scenarios.ts';
import { App } from '../../site/app/App.tsx';

export interface PageRoomProps {
  /** The address that was come to. */
  path: string;
  /** How the API behaves; the toolbar can say otherwise. */
  scenario: Scenario;
}

// Nothing came with the document: everything is asked for, as after a click inside the site.
const notPrerendered = { path: '', year: 0 };

/** The whole site, open at an address. Its links lead through it, and never out of the story. */
export const PageRoom = ({ path, scenario }: PageRoomProps) => (
  // What was answered in one scenario is not known in another.
  <SWRConfig key={`${scenario} ${path}`} value={{ provider: () => new Map() }}>
    <MemoryRouter initialEntries={[path]}>
      <App prerendered={notPrerendered} />
    </MemoryRouter>
  </SWRConfig>
);
