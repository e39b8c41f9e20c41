/** `npm run host`: writes the files of another host, made from the hosting rules and the last build. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig, type Env } from '../../config/schema.ts';
import { CliError, isMainModule, runCommand } from '../cliError.ts';
import { openBuild } from '../manifest.ts';
import { pagePolicyOf } from '../serve.ts';
import type { Host } from './host.ts';
import { hosts } from './index.ts';

const names = hosts.map(({ name }) => name).join('|');
const usage = `npm run host -- ${names} [--out DIR] [--root DIR] [--port PORT]`;

const readArguments = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        out: { type: 'string' },
        root: { type: 'string' },
        port: { type: 'string', default: '80' },
      },
    });
  } catch (error) {
    throw new CliError(`${(error as Error).message} Expected ${usage}.`, { cause: error });
  }
};

const hostNamed = (name: string | undefined): Host => {
  const host = hosts.find((it) => it.name === name);
  if (!host) throw new CliError(`Name one host: ${usage}.`);
  return host;
};

/**
 * Writes the files of a host and prints what it does otherwise than our server.
 *
 * @throws {CliError} for wrong arguments, without a build, or without `API_ORIGIN`
 */
export const writeHost = async (args: readonly string[], env: Env): Promise<void> => {
  const { positionals, values } = readArguments(args);
  const host = hostNamed(positionals[0]);
  const config = readConfig(env);
  const { apiOrigin, public: site } = config;
  if (!apiOrigin) {
    throw new CliError(
      'API_ORIGIN is not set: set it to the API that the host passes /api on to, such as https://api.example.com.',
    );
  }
  const out = resolve(values.out ?? join('dist', 'hosts', host.name));
  const files = await host.write({
    build: openBuild(resolve('dist')),
    policy: pagePolicyOf(config),
    siteOrigin: site.origin,
    apiOrigin,
    root: resolve(values.root ?? join('dist', 'site')),
    port: Number(values.port),
  });
  for (const [name, text] of Object.entries(files)) {
    const path = join(out, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  console.log(`${Object.keys(files).join(', ')} → ${relative('', out) || '.'}\n`);
  console.log(`${host.steps}\n`);
  console.log('What this host does otherwise than our server:');
  for (const { sentence } of host.limits) console.log(`- ${sentence}`);
};

if (isMainModule(import.meta.url)) {
  await runCommand(() => writeHost(process.argv.slice(2), process.env));
}
