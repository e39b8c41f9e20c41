import type { PageRoomProps } from './PageRoom.tsx';
import { pageStates, type PageState, type StatedPath } from './states.ts';

/** Where a page's state is found, from the table. */
export const stateOf = (of: StatedPath, name: string): PageRoomProps => {
  const { path, states } = pageStates[of];
  const state: PageState | undefined = (states as Record<string, PageState>)[name];
  if (!state) throw new Error(`The page ${of} has no state called ${name}.`);
  return { path: state.path ?? path, scenario: state.scenario ?? 'ok' };
};
