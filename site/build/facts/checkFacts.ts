import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { readProducts } from '../../catalog/read.ts';
import { siteConfigDefine } from '../../config/define.ts';
import { configFaults, readConfig, type Env } from '../../config/schema.ts';
import type { CheckedFacts } from '../../content/checked.ts';
import { CliError } from '../../hosting/cliError.ts';
import { ownerFiles } from '../../ownerFiles.ts';
import { contentFaults } from './contentRules.ts';
import { legalFaults } from './legalRules.ts';
import { nameSyntaxError } from './syntaxError.ts';
import { pictureFaults } from './pictureRules.ts';
import { productFaults } from './productRules.ts';
import { redirectFaults } from './redirectRules.ts';

const content = fileURLToPath(new URL('../../content/checked.ts', import.meta.url));

/** Evaluates the content as the site does, with these variables. */
export const readContent = async (env: Env): Promise<CheckedFacts> => {
  const { module } = await runnerImport<{ facts: CheckedFacts }>(content, {
    configFile: false,
    logLevel: 'error',
    define: siteConfigDefine(env),
    plugins: [ownerFiles()],
  });
  return module.facts;
};

/** Returns a sentence for each wrong variable and fact, and what else the owner should know. */
export const findFactFaults = async (env: Env) => {
  const products = await readProducts().catch(nameSyntaxError);
  // The facts are the same for all variables, of which some may be wrong.
  const facts = await readContent({}).catch(nameSyntaxError);
  const today = new Date(Date.now()).toISOString().slice(0, 10);
  const pictures = await pictureFaults(products);
  const wrongVariables = configFaults(env);
  const imageHosts = wrongVariables.length > 0 ? [] : readConfig(env).imageHosts;
  return {
    faults: [
      ...wrongVariables,
      ...productFaults(products, facts),
      ...contentFaults(facts, today),
      ...(await legalFaults(imageHosts)),
      ...redirectFaults(facts.redirects, facts.paths),
      ...pictures.faults,
    ],
    notes: pictures.notes,
  };
};

/**
 * Checks the facts before anything is built. Prints notes.
 *
 * @throws {CliError} with a sentence for each fault, all at once
 */
export const checkFacts = async (env: Env, print: (line: string) => void) => {
  const { faults, notes } = await findFactFaults(env);
  for (const note of notes) print(note);
  if (faults.length > 0) throw new CliError(faults.join('\n'));
};
