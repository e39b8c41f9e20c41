import { timeOfAnswer } from './due.ts';
import { takeAnswer } from './unread.ts';

/** The request timeout, body included, in ms. */
const requestTimeoutMs = 15_000;
/** How much of an error's body the message quotes, in characters. */
const bodyLimit = 200;

/** A response with an error status. The message is `{status}: {response text or status text}`. */
export class HttpError extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.name = 'HttpError';
    this.status = status;
  }
}

const bodyOf = async (response: Response) => {
  const body = await response.text().catch(() => '');
  return body.trim().slice(0, bodyLimit) || response.statusText;
};

/**
 * Sends a request to the API, with credentials.
 * @throws {HttpError} for an error status
 * @throws {TypeError | DOMException} when there is no response, or none within 15 s
 */
export const request = async (path: string, init: RequestInit = {}): Promise<Response> => {
  const response = await fetch(path, {
    credentials: 'include',
    signal: AbortSignal.timeout(requestTimeoutMs),
    ...init,
  });
  if (!response.ok) throw new HttpError(response.status, await bodyOf(response));
  return response;
};

/** JSON of the API, not validated yet. */
export interface JsonAnswer {
  data: unknown;
  /** When the server answered, in ms since 1970. */
  time: number;
}

/**
 * Requests JSON, unless the check of the document has already received it.
 * @throws {SyntaxError} when the body is not JSON
 * @throws {HttpError | TypeError | DOMException} when the request fails; see `request`
 */
export const requestJson = async (path: string): Promise<JsonAnswer> => {
  const response = takeAnswer(path) ?? (await request(path));
  return { data: await response.json(), time: timeOfAnswer(response) };
};
