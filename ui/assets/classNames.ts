import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ui = fileURLToPath(new URL('..', import.meta.url));
const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Returns two letters for a number below 676. */
const twoLetters = (number: number) =>
  `${letters[Math.floor(number / letters.length)]}${letters[number % letters.length]}`;

/** The argument of vanilla-extract's option `identifiers`. */
interface Rule {
  /** Unique in the build. */
  hash: string;
  filePath: string;
}

const styleFiles = () =>
  readdirSync(ui, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css.ts'))
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();

/**
 * Returns a function that names classes: two letters for the file, and a number for the rule. Names made
 * from hashes, vanilla-extract's default, do not compress, and each document contains hundreds. They
 * start with an underscore, because ad blockers hide classes such as `ad1`.
 */
export const createNamer = () => {
  const files = styleFiles();
  const rules = new Map<string, string[]>();
  return ({ hash, filePath }: Rule): string => {
    const index = files.findIndex((file) => filePath.endsWith(`ui/${file}`));
    if (index < 0) throw new Error(`${filePath} is not in ui/.`);
    const known = rules.get(filePath) ?? [];
    rules.set(filePath, known);
    if (!known.includes(hash)) known.push(hash);
    return `_${twoLetters(index)}${known.indexOf(hash).toString(36)}`;
  };
};
