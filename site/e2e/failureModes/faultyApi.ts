import { vi } from 'vitest';
import type { Fault } from '../../../mock-api/fault-list.ts';
import { startMockApi } from '../../../mock-api/index.ts';

/** How long an answer may take here, in ms: nobody wants to wait 15 s for one that never comes. */
const patience = (fault: Fault) => (fault === 'hang' || fault === 'stall' ? 100 : 5000);
const slowMs = 30;

/** A real server that answers the site's calls as it is told to. */
export interface FaultyApi {
  /** From now on this goes wrong. */
  fail: (fault: Fault) => void;
  /** Ends when a call has been answered since then, or given up. */
  answered: () => Promise<void>;
  close: () => Promise<void>;
}

/** Puts a mock API behind `fetch`, and shortens the site's patience. */
export const openApi = async (): Promise<FaultyApi> => {
  const api = await startMockApi({ slowMs });
  const realFetch = fetch;
  const realTimeout = AbortSignal.timeout.bind(AbortSignal);
  let fault: Fault = 'ok';
  let done = () => {};
  let answered = Promise.resolve();
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set('x-mock-scenario', fault);
    const asked = realFetch(api.origin + path, { ...init, headers });
    const tell = done;
    // Whole or broken: a body that stops half-way is an answer, too, once it has been given up.
    asked.then((response) => response.clone().arrayBuffer()).then(tell, tell);
    return asked;
  });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => realTimeout(patience(fault)));
  // What is left out of a list is said on the console; that is not what is looked at here.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  return {
    fail: (next) => {
      fault = next;
      answered = new Promise((resolve) => {
        done = resolve;
      });
    },
    answered: () => answered,
    close: async () => {
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
      await api.close();
    },
  };
};
