/** Decides what the mock API answers. json-server (`app.ts`) and the page stories send the result. */
import { accepts, callAt, lastSegment, type CallName } from './calls.ts';
import { readContactMessage, type ContactMessage } from './contact.ts';
import { posts, removedSlugs } from './fixtures/index.ts';
import type { Scenario } from './scenarios.ts';
import {
  dataOf,
  hostile,
  huge,
  incomplete,
  malformed,
  withBrokenPictures,
  withLongText,
  withoutPictures,
  type BlogData,
} from './fixtures/unusual-posts.ts';

export interface ApiRequest {
  method: string;
  /** Path below the origin, without a query. */
  path: string;
  /** Media type of the body. */
  contentType?: string | undefined;
  body?: string | undefined;
}

export interface Answer {
  status: number;
  type: 'json' | 'text' | 'html';
  body: string;
  headers?: Readonly<Record<string, string>>;
  /** Set by the scenario `slow`: the server delays the answer, a story never shows it. */
  isSlow?: true;
  /** The message that this answer accepts. */
  message?: ContactMessage;
}

/**
 * A connection without a complete answer: it stays open, is reset before the answer, or is cut in
 * the middle of the body.
 */
export type ConnectionFailure = 'hang' | 'reset' | 'truncated';

/** A request that matches a call of the contract. */
interface ApiCall extends ApiRequest {
  name: CallName;
  /** The slug or the category. */
  parameter: string;
}

const json = (status: number, value: unknown): Answer => ({
  status,
  type: 'json',
  body: JSON.stringify(value),
});

const failure = (status: number, error: string) => json(status, { error });

const loginPage = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Sign in</title></head>
<body><h1>Sign in</h1><form><input name="user"><button>Continue</button></form></body></html>
`;

const parse = (text = ''): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const acceptMessage = ({ contentType = '', body }: ApiCall): Answer => {
  if (!/^application\/json\b/i.test(contentType)) {
    return failure(415, 'Send the message as application/json');
  }
  const { message, refusal } = readContactMessage(parse(body));
  return refusal
    ? failure(refusal.status, refusal.error)
    : { ...json(201, { received: true }), message };
};

const answerPost = (slug: string, post: unknown) => {
  if (post !== undefined) return json(200, post);
  return removedSlugs.includes(slug)
    ? failure(410, 'This post was taken back')
    : failure(404, 'There is no post with this slug');
};

/** Answers blog calls with this data, and the contact call as usual. */
const withData =
  ({ list, post }: BlogData) =>
  (call: ApiCall): Answer => {
    if (call.name === 'contact') return acceptMessage(call);
    if (call.name === 'post') return answerPost(call.parameter, post(call.parameter));
    return json(200, call.name === 'category' ? list(call.parameter) : list());
  };

const answerNormally = withData(dataOf(posts));

const scenarioAnswers: Record<Scenario, (call: ApiCall) => Answer | ConnectionFailure> = {
  ok: answerNormally,
  slow: (call) => ({ ...answerNormally(call), isSlow: true }),
  hang: () => 'hang',
  offline: () => 'reset',
  truncated: () => 'truncated',
  error: () => ({ status: 500, type: 'text', body: 'The scenario "error" is on' }),
  unauthorized: () => failure(401, 'Sign in required'),
  notFound: () => failure(404, 'Not found'),
  redirect: () => ({
    ...failure(302, 'Moved'),
    headers: { Location: '/api/dev/scenario' },
  }),
  html: () => ({ status: 200, type: 'html', body: loginPage }),
  malformed: (call) =>
    call.name === 'contact'
      ? { status: 201, type: 'json', body: '{"received": tr' }
      : withData(malformed)(call),
  empty: withData(dataOf([])),
  incomplete: withData(incomplete),
  hostile: withData(hostile),
  huge: withData(huge),
  longText: withData(withLongText),
  noPictures: withData(withoutPictures),
  brokenPictures: withData(withBrokenPictures),
};

/**
 * Returns what the mock API answers in a scenario. An unknown path is a 404 and another method a 405
 * in every scenario.
 */
export const answerTo = (scenario: Scenario, request: ApiRequest): Answer | ConnectionFailure => {
  const call = callAt(request.path);
  if (!call) return failure(404, 'The mock API has no such path');
  if (!accepts(call, request.method)) {
    return { ...failure(405, `Use ${call.method}`), headers: { Allow: call.method } };
  }
  try {
    const parameter = lastSegment(request.path);
    return scenarioAnswers[scenario]({ ...request, name: call.name, parameter });
  } catch (error) {
    if (error instanceof URIError) return failure(400, 'The path has an invalid percent-escape');
    throw error;
  }
};
