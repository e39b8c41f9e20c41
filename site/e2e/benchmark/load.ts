import autocannon from 'autocannon';
import { CliError } from '../../hosting/cliError.ts';
import { processorTime, residentMemory, type ServerProcess } from './serverProcess.ts';

const connections = 50;
/** The headers that Chromium sends. */
export const browserHeaders = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** Requests to one address. */
export interface Load {
  readonly name: string;
  readonly server: ServerProcess;
  readonly path: string;
  readonly headers?: Record<string, string>;
}

export interface Measurement {
  readonly perSecond: number;
  readonly p99: number;
  /** Processor time of a request in microseconds. */
  readonly cost: number | undefined;
}

const run = async ({ server, path, headers }: Load, seconds: number): Promise<Measurement> => {
  const before = processorTime(server);
  const result = await autocannon({
    url: server.origin + path,
    connections,
    duration: seconds,
    headers: { ...browserHeaders, ...headers },
  });
  if (result.errors > 0) throw new CliError(`${server.name}: ${result.errors} requests failed.`);
  const after = processorTime(server);
  const { total } = result.requests;
  return {
    perSecond: total / result.duration,
    p99: result.latency.p99,
    cost:
      before === undefined || after === undefined ? undefined : ((after - before) / total) * 1e6,
  };
};

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** Returns the medians of several rounds, each of which loads every server once. */
export const measureAll = async (
  loads: readonly Load[],
  rounds: number,
  seconds: number,
): Promise<Measurement[]> => {
  const runs = loads.map((): Measurement[] => []);
  for (const load of loads) await run(load, 1);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, load] of loads.entries()) {
      runs[index]?.push(await run(load, seconds));
    }
  }
  return runs.map((all) => {
    const costs = all.flatMap(({ cost }) => cost ?? []);
    return {
      perSecond: median(all.map(({ perSecond }) => perSecond)),
      p99: median(all.map(({ p99 }) => p99)),
      cost: costs.length > 0 ? median(costs) : undefined,
    };
  });
};

/** Returns the resident memory before and after many requests, each with another query. */
export const measureMemory = async (server: ServerProcess, requests: number) => {
  let count = 0;
  const send = (amount: number) =>
    autocannon({
      url: server.origin,
      connections,
      amount,
      requests: [
        { setupRequest: (request) => ({ ...request, path: `/?visit=${(count += 1)}` }) },
        { path: '/' },
      ],
      headers: browserHeaders,
    });
  await send(requests / 5);
  const before = residentMemory(server);
  await send(requests);
  return { before, after: residentMemory(server) };
};
