import { vi } from 'vitest';
import type { Fault } from '../../mock-api/fault-list.ts';
import { startMockApi } from '../../mock-api/index.ts';

/** How long an answer may take here, in ms: nobody wants to wait 15 s for each that never comes. */
const patience = 150;
const slowMs = 30;

/** A real server that answers the site's calls as it is told to. */
export interface FaultyApi {
  /** From now on this goes wrong. Ends when the next call has been answered, or given up. */
  fail: (fault: Fault) => Promise<void>;
  close: () => Promise<void>;
}

/** Puts a mock API behind `fetch`, and shortens the site's patience. */
export const openApi = async (): Promise<FaultyApi> => {
  const api = await startMockApi({ slowMs });
  const realFetch = fetch;
  const realTimeout = AbortSignal.timeout.bind(AbortSignal);
  let fault: Fault = 'ok';
  let answered = () => {};
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set('x-mock-scenario', fault);
    const answer = realFetch(api.origin + path, { ...init, headers });
    const done = answered;
    // Whole or broken: a body that stops half-way is an answer, too, once it has been given up.
    answer.then((response) => response.clone().arrayBuffer()).then(done, done);
    return answer;
  });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => realTimeout(patience));
  // What is left out of a list is said on the console; that is not what is looked at here.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  return {
    fail: (next) => {
      fault = next;
      return new Promise((resolve) => {
        answered = () => resolve();
      });
    },
    close: async () => {
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
      await api.close();
    },
  };
};
