import { stripVTControlCharacters } from 'node:util';
import { CliError } from '../../hosting/cliError.ts';

const advice =
  'Write a number with a point (14.50), and a text with an apostrophe between double quotes ("don\'t").';

/**
 * Throws a sentence for a file that the compiler cannot read, or the error itself.
 *
 * @throws {CliError} with the file, the line, and the column
 */
export const nameSyntaxError = (error: unknown): never => {
  const message = error instanceof Error ? stripVTControlCharacters(error.message) : '';
  const [, fault, place] = /\[PARSE_ERROR\] (.*)[^]*?\[ (\S+) \]/.exec(message) ?? [];
  if (!place) throw error;
  throw new CliError(`${place} cannot be read: ${fault}. ${advice}`, { cause: error });
};
