import pMap from 'p-map';
import { exchange, type RawAnswer } from '../../api/testing/exchange.ts';
import type { Build } from '../manifest.ts';
import { compare, type Difference } from './compare.ts';
import { requestsFor, type ConformanceRequest } from './requests.ts';

/** The result of the suite for one host. */
export interface SuiteResult {
  readonly requests: number;
  readonly differences: readonly Difference[];
}

/** The most requests at the same time. A host may refuse more. */
const concurrency = 4;

/** Replaces the answer of a host that sends none, or only a part of one. */
const noAnswer: RawAnswer = { status: 0, headers: {}, body: Buffer.alloc(0) };

const send = async (
  origin: string,
  { etagIn, ...request }: ConformanceRequest,
): Promise<RawAnswer> => {
  if (!etagIn) return exchange(origin, request);
  const { headers } = await exchange(origin, request);
  return exchange(origin, {
    ...request,
    headers: { ...request.headers, [etagIn]: headers.etag ?? '"none"' },
  });
};

/** Sends the suite to our server and to another host, and compares the answers. */
export const runSuite = async (
  build: Build,
  ourOrigin: string,
  theirOrigin: string,
): Promise<SuiteResult> => {
  const requests = requestsFor(build);
  const differences = await pMap(
    requests,
    async (request) => {
      const ours = await send(ourOrigin, request);
      const theirs = await send(theirOrigin, request).catch(() => noAnswer);
      return compare(request, [ours, ourOrigin], [theirs, theirOrigin]);
    },
    { concurrency },
  );
  return { requests: requests.length, differences: differences.flat() };
};
