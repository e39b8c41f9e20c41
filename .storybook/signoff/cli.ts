/** `npm run signoff`: lists what has changed since it was signed. With a file: adds its signatures. */
import { existsSync, readFileSync } from 'node:fs';
import { addSignatures, readBaselines, readSignatures } from './files.ts';
import { parseSignatures } from './parseSignature.ts';
import { reportOf } from './signoff.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);
const baselines = readBaselines();
const [file] = process.argv.slice(2);

/** @throws {Error} when a file is not JSON, or not a list */
const readList = (path: string): unknown[] => {
  const entries = ((): unknown => {
    try {
      return JSON.parse(readFileSync(path, 'utf8'));
    } catch (cause) {
      throw new Error(`${path} is not JSON: put all of the copied text into it.`, { cause });
    }
  })();
  if (!Array.isArray(entries)) throw new Error(`${path} is not a JSON list of signatures.`);
  return entries;
};

/** Adds the valid signatures that were copied from a published gallery, and lists the others. */
const addFrom = (path: string) => {
  if (!existsSync(path)) {
    throw new Error(
      `${path} does not exist: name the file into which you put the copied signatures.`,
    );
  }
  const entries = readList(path);
  const { requests, problems } = parseSignatures(entries, baselines);
  if (requests.length > 0) {
    addSignatures(requests, new Date().toISOString().slice(0, 10));
    print(`Added to .storybook/signoff.json: ${requests.map(({ name }) => name).join(', ')}.`);
  }
  if (problems.length === 0) return;
  process.stderr.write(`Not added:\n${problems.join('\n')}\n`);
  process.exitCode = 1;
};

try {
  if (file) addFrom(file);
  const { lines, signed, changed, gone, never, total } = reportOf(readSignatures(), baselines);
  for (const line of lines) print(line);
  print(
    `Sign-off of ${total} baselines: signed ${signed}, changed since ${changed}, never signed ${never}. Signed states that are gone: ${gone}.`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
