import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import jsonServer from 'json-server';
import { blogHandlers } from './blog.ts';
import { callAt, calls, type CallName } from './calls.ts';
import { applyScenario, scenarioOfRun } from './choose-scenario.ts';
import { takeMessage, type StoredMessage } from './contact.ts';
import type { Fault } from './fault-list.ts';
import type { Handler, Request, Response } from './handler.ts';
import { loginPage } from './outcomes.ts';
import { scenarioPage } from './scenario-page.ts';

export interface MockApiOptions {
  /** Scenario, or fault, of the whole run. Left out: the environment variable `MOCK_SCENARIO`, else `ok`. */
  scenario?: Fault;
  /** Milliseconds that the scenario `slow` waits; 3000 when left out. */
  slowMs?: number;
}

/** Fits `http.createServer` and Connect-like servers, Vite's among them. */
export type MockApi = (
  req: IncomingMessage,
  res: ServerResponse,
  next?: (error?: unknown) => void,
) => void;

const coversFolder = join(import.meta.dirname, 'covers');

const unknownPath: Handler = (req, res) => {
  const call = callAt(req.path);
  if (call) {
    res
      .status(405)
      .set('Allow', call.method)
      .json({ error: `Use ${call.method}` });
  } else {
    res.status(404).json({ error: 'The mock API has no such path' });
  }
};

// Express knows an error handler by its four parameters.
function failed(error: unknown, _req: Request, res: Response, _next: unknown): void {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
  const reason = error instanceof Error ? error.message : 'Unknown error';
  res.status(status).json({ error: reason });
}

function isApiPath(url: string): boolean {
  return /^\/api(?:[/?]|$)/.test(url);
}

/**
 * Answers everything below `/api/`. Any other path goes to `next`, or is a 404 without one.
 * Each mock API has its own messages and starts without any; nothing is ever written to disk.
 * @throws Error when no scenario is given and `MOCK_SCENARIO` names none.
 */
export function createMockApi(options: MockApiOptions = {}): MockApi {
  const { scenario = scenarioOfRun(), slowMs = 3000 } = options;
  const messages: StoredMessage[] = [];
  const handlers: Record<CallName, Handler> = {
    ...blogHandlers(),
    contact: takeMessage(messages),
  };

  const app = jsonServer.create();
  const covers = jsonServer.defaults({ static: coversFolder, logger: false, noCors: true });
  app.use('/api/covers', covers, unknownPath);
  app.use('/api', (_req, res, next) => {
    // A cached answer would outlive the scenario that gave it.
    res.set('Cache-Control', 'no-store');
    next();
  });
  app.get('/api/dev/scenario', scenarioPage(scenario));
  app.get('/api/dev/messages', (_req, res) => {
    res.json(messages);
  });
  // Where the fault `login` leads.
  app.get('/api/dev/login', (_req, res) => {
    res.type('html').send(loginPage);
  });
  app.use('/api/dev', unknownPath);
  app.use(applyScenario(scenario, slowMs));
  app.post('/api/contact', jsonServer.bodyParser[0]);
  for (const { name, method, path } of calls) {
    if (method === 'POST') app.post(path, handlers[name]);
    else app.get(path, handlers[name]);
  }
  app.use(unknownPath);
  app.use(failed);

  return (req, res, next) => {
    if (next && !isApiPath(req.url ?? '')) next();
    else app(req, res);
  };
}
