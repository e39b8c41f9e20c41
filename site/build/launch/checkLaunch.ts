import { readProducts } from '../../catalog/read.ts';
import { readConfig, type Env } from '../../config/schema.ts';
import { CliError, isMainModule, runCommand } from '../../hosting/cliError.ts';
import { checkFacts, readContent } from '../facts/checkFacts.ts';
import { launchFaults } from './launchFaults.ts';

const countOf = (count: number) => (count === 1 ? 'One thing is' : `${count} things are`);

/**
 * Checks that nothing of the site is a placeholder.
 *
 * @throws {CliError} with a sentence for each thing that a launch should not have
 */
export const checkLaunch = async (env: Env) => {
  const faults = launchFaults({
    config: readConfig(env),
    placeholders: readConfig({}).public,
    facts: await readContent(env),
    products: await readProducts(),
  });
  if (faults.length === 0) return;
  throw new CliError(
    [
      `${countOf(faults.length)} not ready for the public:`,
      ...faults.map((one) => `- ${one}`),
    ].join('\n'),
  );
};

if (isMainModule(import.meta.url)) {
  await runCommand(async () => {
    await checkFacts(process.env, console.log);
    await checkLaunch(process.env);
    console.log('Nothing is a placeholder: the site can be published.');
  });
}
