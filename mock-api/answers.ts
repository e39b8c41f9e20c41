/** The mock API as a function, for where there is no server to ask: the stories of pages. */
import { callAt, callOf } from './calls.ts';
import { isContactMessage } from './contact.ts';
import { posts } from './fixtures/index.ts';
import { fromPosts, json, outcomes, type Answer, type Asked } from './outcomes.ts';
import { lastPart } from './paths.ts';
import type { Scenario } from './scenarios.ts';

/** What is asked for, as `fetch` is told. */
export interface ApiRequest {
  method: string;
  /** Without the origin. */
  path: string;
  /** The text that is sent along. */
  body?: string;
}

const parse = (text = ''): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const takeMessage = ({ body }: ApiRequest): Answer =>
  isContactMessage(parse(body))
    ? json(201, { id: 1, receivedAt: new Date().toISOString() })
    : json(400, { error: 'Send name, email, subject, message and privacy' });

const unknownPath = ({ path }: ApiRequest): Answer => {
  const call = callAt(path);
  return call
    ? json(405, { error: `Use ${call.method}` })
    : json(404, { error: 'The mock API has no such path' });
};

/** The normal answer; the server has its own from json-server, and a test holds both together. */
const usual = (request: ApiRequest, asked: Asked): Answer => {
  if (asked.call === 'contact') return takeMessage(request);
  const outcome = fromPosts(posts, asked);
  return typeof outcome === 'string' ? unknownPath(request) : outcome;
};

/** What the mock API says in a scenario; that it never answers (`slow`), or that the line is cut. */
export const answerTo = (scenario: Scenario, request: ApiRequest): Answer | 'never' | 'cut' => {
  const asked = { call: callOf(request.method, request.path), last: lastPart(request.path) };
  const outcome = outcomes[scenario](asked);
  if (outcome === 'late') return 'never';
  return outcome === 'usual' ? usual(request, asked) : outcome;
};
