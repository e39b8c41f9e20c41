/** `npm run conformance`: compares the answers of other hosts with those of our server. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { readConfig } from '../../config/schema.ts';
import { CliError, isMainModule, runCommand } from '../cliError.ts';
import type { HostedSite } from '../hosts/host.ts';
import { openBuild, type Build } from '../manifest.ts';
import { serve } from '../serve.ts';
import { launchers, type Launcher } from './launch/index.ts';
import { freePort } from './launch/launch.ts';
import { differenceList, summaryTable, unexplained, type HostReport } from './report.ts';
import { withStagedBuild } from './stage.ts';
import { runSuite } from './suite.ts';

/** Runs the suite against an origin, beside a server of our own with the same build and API. */
const compareWith = async (dist: string, api: string, origin: string, build: Build) => {
  const ours = await serve({ env: {}, dist, port: 0, api: { origin: api } });
  try {
    return await runSuite(build, ours.origin, origin);
  } finally {
    await ours.close();
  }
};

/** Runs a host on this machine, and the suite against it. Returns undefined when it is missing. */
const checkInstalled = async (launcher: Launcher, api: string): Promise<HostReport | undefined> => {
  const { host, install } = launcher;
  const version = await launcher.version();
  if (version === undefined) {
    console.log(`Skipped ${host.name}: it is not installed. To install it: ${install}`);
    return undefined;
  }
  return withStagedBuild(async (folder, build) => {
    const port = await freePort();
    const { public: site } = readConfig({});
    const hosted: HostedSite = {
      build,
      policy: { imageHosts: [] },
      siteOrigin: site.origin,
      apiOrigin: api,
      root: join(folder, 'dist', 'site'),
      port,
    };
    for (const [name, text] of Object.entries(await host.write(hosted))) {
      const path = join(folder, 'host', name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text);
    }
    const running = await launcher.start(join(folder, 'host'), hosted);
    try {
      const result = await compareWith(join(folder, 'dist'), api, running.origin, build);
      return { name: host.name, version, limits: host.limits, ...result };
    } finally {
      await running.stop();
    }
  });
};

/** Runs the suite against a host that already runs, such as the published site. */
const checkRemote = async (address: string, api: string): Promise<HostReport> => {
  const { origin } = new URL(address);
  const dist = resolve('dist');
  const result = await compareWith(dist, api, origin, openBuild(dist));
  return { name: origin, version: '', limits: [], ...result };
};

/** @throws {CliError} for a name that is no host and no address */
const chosenLaunchers = (names: readonly string[]): readonly Launcher[] => {
  const known = launchers.map(({ host }) => host.name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new CliError(
      `'${unknown}' is not a host that can be tested here: expected ${known.join(', ')}, or an address such as https://www.example.com.`,
    );
  }
  return names.length === 0 ? launchers : launchers.filter(({ host }) => names.includes(host.name));
};

/** Sends the suite to all hosts, one after the other. */
const runAll = async (
  chosen: readonly Launcher[],
  addresses: readonly string[],
  api: string,
): Promise<HostReport[]> => {
  const reports: HostReport[] = [];
  for (const launcher of chosen) {
    const report = await checkInstalled(launcher, api);
    if (report) reports.push(report);
  }
  for (const address of addresses) reports.push(await checkRemote(address, api));
  return reports;
};

const withApi = async <T>(act: (origin: string) => Promise<T>): Promise<T> => {
  const { apiOrigin } = readConfig(process.env);
  if (apiOrigin) return act(apiOrigin);
  const { startMockApi } = await import('../../../mock-api/index.ts');
  const mock = await startMockApi();
  try {
    return await act(mock.origin);
  } finally {
    await mock.close();
  }
};

const conformance = async (args: readonly string[]): Promise<void> => {
  const isAddress = (name: string) => /^https?:\/\//.test(name);
  const addresses = args.filter(isAddress);
  const names = args.filter((name) => !isAddress(name));
  const chosen = addresses.length > 0 && names.length === 0 ? [] : chosenLaunchers(names);
  const reports = await withApi((api) => runAll(chosen, addresses, api));
  for (const report of reports) console.log(`\n## ${report.name}\n\n${differenceList(report)}`);
  console.log(`\n${summaryTable(reports)}`);
  const failed = reports.filter((report) => unexplained(report).length > 0);
  if (failed.length > 0) {
    const hosts = failed.map(({ name }) => name).join(', ');
    throw new CliError(`Answers differ from the hosting rules, and no limit states why: ${hosts}.`);
  }
};

if (isMainModule(import.meta.url)) await runCommand(() => conformance(process.argv.slice(2)));
