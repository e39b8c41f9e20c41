/** How long the API may take to answer, in ms. */
const patience = 15_000;
/** How often a call is tried that gets no answer, or a failure of the server's. */
const attempts = 3;

/** An answer that says the thing is not there, or not for us; to ask again would not help. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

const askOnce = async (url: string): Promise<unknown> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(patience) });
  if (response.ok) return response.json();
  await response.body?.cancel();
  const isFinal = response.status >= 400 && response.status < 500 && response.status !== 429;
  throw isFinal ? new Refused(`status ${response.status}`) : new Error(`status ${response.status}`);
};

/**
 * Asks the API at build time.
 * @throws {Refused} for a status of 4xx
 * @throws {Error} in one sentence, when there is no answer after three attempts
 */
export const askApi = async (origin: string, path: string): Promise<unknown> => {
  let why = '';
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    try {
      return await askOnce(origin + path);
    } catch (error) {
      if (error instanceof Refused) throw error;
      why = error instanceof Error ? error.message : String(error);
    }
  }
  throw new Error(
    `The API at ${origin} did not answer ${path} (${why}): start it, or set API_ORIGIN to one that runs.`,
  );
};
