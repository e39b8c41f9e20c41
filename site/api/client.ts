/** How long an answer may take, body included, in ms. */
const timeLimit = 15_000;
/** How much of an error's body is kept, in characters. */
const textLimit = 200;

/** An answer that is no success. Its message reads `{status}: {response text or status text}`. */
export class HttpError extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.name = 'HttpError';
    this.status = status;
  }
}

const explain = async (response: Response) => {
  const body = await response.text().catch(() => '');
  return body.trim().slice(0, textLimit) || response.statusText;
};

/**
 * Asks the API. Credentials go along; after 15 s it gives up, also in the middle of a body.
 * @throws {HttpError} for every answer that is no success, 401 among them
 * @throws {TypeError | DOMException} when there is no answer, or not in time
 */
export const request = async (path: string, init: RequestInit = {}): Promise<Response> => {
  const response = await fetch(path, {
    credentials: 'include',
    signal: AbortSignal.timeout(timeLimit),
    ...init,
  });
  if (!response.ok) throw new HttpError(response.status, await explain(response));
  return response;
};

/** Asks the API for JSON. Whatever it says is unknown until a schema has read it. */
export const requestJson = async (path: string): Promise<unknown> => (await request(path)).json();
