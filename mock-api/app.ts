import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import jsonServer from 'json-server';
import { answerTo, type Answer, type ConnectionFailure } from './answers.ts';
import { scenarioCookie, scenarioOfCookie, scenarioOfRun } from './choose-scenario.ts';
import type { ContactMessage } from './contact.ts';
import { coverFile, coversFolder } from './cover-files.ts';
import { createRepeats } from './repeats.ts';
import { scenarioPage } from './scenario-page.ts';
import { isScenario, type Scenario } from './scenarios.ts';

export interface MockApiOptions {
  /** Scenario of the whole run. Default: the environment variable `MOCK_SCENARIO`, else `ok`. */
  scenario?: Scenario;
  /** How long the scenario `slow` delays an answer, in ms. Default: 3000. */
  slowMs?: number;
  /** Serves the pages below `/api/dev` to requests for `localhost`. Default: true. */
  devPages?: boolean;
}

/** A request handler for `http.createServer` and Connect-like servers such as Vite's. */
export type MockApi = (
  req: IncomingMessage,
  res: ServerResponse,
  next?: (error?: unknown) => void,
) => void;

/** A message as `/api/dev/messages` lists it. */
export interface StoredMessage extends ContactMessage {
  id: number;
  /** ISO 8601, UTC. */
  receivedAt: string;
}

type Handler = ReturnType<typeof jsonServer.defaults>[number];
type Request = Parameters<Handler>[0];
type Response = Parameters<Handler>[1];

const bodyStart = '[{"id":1,"slug":"half-a-post","title":"Half a';

/** What each connection failure does. `hang` ends when either side closes the connection. */
const failConnection: Record<ConnectionFailure, (req: Request, res: Response) => void> = {
  hang: () => undefined,
  reset: (req) => req.socket.resetAndDestroy(),
  truncated: (req, res) => {
    res.type('json').set('Content-Length', String(bodyStart.length * 2));
    res.write(bodyStart, () => req.socket.destroy());
  },
};

const sendAnswer = (res: Response, { status, type, headers = {}, body }: Answer) =>
  res.status(status).type(type).set(headers).send(body);

const unknownPath: Handler = (_req, res) => {
  res.status(404).json({ error: 'The mock API has no such path' });
};

/** Sends a cover in the width that its path names. */
const sendCover: Handler = (req, res, next) => {
  const { width, name } = req.params;
  coverFile(String(width), String(name))
    .then((file) =>
      file ? res.sendFile(file, { dotfiles: 'allow' }) : unknownPath(req, res, next),
    )
    .catch(next);
};

/** Shows the scenario of this browser; `?set=NAME` changes it by cookie. */
const showScenario =
  (run: Scenario): Handler =>
  (req, res) => {
    const wanted = req.query['set'];
    const active = scenarioOfCookie(req.headers.cookie) ?? run;
    if (wanted === undefined) {
      res.send(scenarioPage(active, `This run was started with ${run}.`));
    } else if (isScenario(wanted)) {
      res.cookie(scenarioCookie, wanted, { path: '/', sameSite: 'lax' });
      res.send(scenarioPage(wanted, 'On for this browser until it is closed.'));
    } else {
      res.status(400).send(scenarioPage(active, 'There is no such scenario. Nothing was changed.'));
    }
  };

/** Sends what `answerTo` decides, and stores accepted messages. */
const answerCalls = (run: Scenario, slowMs: number, messages: StoredMessage[]): Handler => {
  const compare = createRepeats();
  const answer = async (req: Request, res: Response) => {
    const result = answerTo(scenarioOfCookie(req.headers.cookie) ?? run, {
      method: req.method,
      path: req.path,
      contentType: req.get('Content-Type'),
      // A server may have read it already, as body parsers do.
      body: typeof req.body === 'string' ? req.body : await text(req),
    });
    if (typeof result === 'string') {
      failConnection[result](req, res);
      return;
    }
    const { message, isSlow } = result;
    // Express adds an ETag, and answers 304 while the scenario gives the same answer.
    if (result.status === 200) res.set('Cache-Control', 'private, no-cache');
    const repeat = message && compare(req.get('Idempotency-Key'), message);
    if (repeat === 'conflict') {
      res.status(422).json({ error: 'This Idempotency-Key belongs to another message' });
      return;
    }
    if (message && repeat === 'new') {
      const receivedAt = new Date().toISOString();
      messages.push({ id: messages.length + 1, receivedAt, ...message });
    }
    if (isSlow) {
      const timer = setTimeout(() => sendAnswer(res, result), slowMs);
      res.on('close', () => clearTimeout(timer));
    } else sendAnswer(res, result);
  };
  return (req, res, next) => {
    answer(req, res).catch(next);
  };
};

/** Hides the messages from a page of another site whose name was made to lead to this machine. */
const isLocal = ({ headers: { host = '' } }: IncomingMessage) =>
  /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i.test(host);

const isApiPath = (url: string) => /^\/api(?:[/?]|$)/.test(url);

/**
 * Returns a handler that answers everything below `/api/`. It passes any other path to `next`, or
 * answers 404 without one. Each mock API keeps its own messages in memory and starts with none.
 * @throws {Error} when no scenario is given and `MOCK_SCENARIO` is not the name of one
 */
export const createMockApi = (options: MockApiOptions = {}): MockApi => {
  const { scenario = scenarioOfRun(), slowMs = 3000, devPages = true } = options;
  const messages: StoredMessage[] = [];
  const app = jsonServer.create();
  const covers = jsonServer.defaults({ static: coversFolder, logger: false, noCors: true });
  app.get('/api/covers/:width/:name', sendCover);
  app.use('/api/covers', covers, unknownPath);
  app.use((_req, res, next) => {
    res.set('Cache-Control', 'no-store');
    next();
  });
  app.use('/api/dev', (req, res, next) => {
    if (devPages && isLocal(req)) next();
    else unknownPath(req, res, next);
  });
  app.get('/api/dev/scenario', showScenario(scenario));
  app.get('/api/dev/messages', (_req, res) => {
    res.json(messages);
  });
  app.use('/api/dev', unknownPath);
  app.use(answerCalls(scenario, slowMs, messages));
  return (req, res, next) => {
    if (next && !isApiPath(req.url ?? '')) next();
    else app(req, res);
  };
};
