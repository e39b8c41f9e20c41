/** The accepted pictures, and what they were made with. */
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasErrorCode } from '../../site/hosting/cliError.ts';
import { readPixels, writePixels, type Pixels } from './compare.ts';

/** What the pictures depend on besides the stories. */
export interface MadeWith {
  /** Its own name and version: `HeadlessChrome/156.0.8078.79`. */
  browser: string;
  /** Such as `linux x64`. */
  platform: string;
  /** What that browser makes of the probe. */
  probe: string;
  /** The fonts that the probe is set in. */
  fonts: string;
  /** Every token, so that a report can say which one has changed. */
  tokens: Record<string, string>;
}

const ending = '.webp';
const note = 'made-with.json';

/** More than that would make every clone slow. */
export const budget = 40 * 1024 * 1024;

/** A folder of accepted pictures. */
export class Baselines {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** What they were made with; nothing when there are none yet. */
  async madeWith(): Promise<MadeWith | undefined> {
    const text = await readFile(join(this.folder, note), 'utf8').catch(ignoreMissing);
    return text === undefined ? undefined : (JSON.parse(text) as MadeWith);
  }

  async noteMadeWith(madeWith: MadeWith): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await writeFile(join(this.folder, note), `${JSON.stringify(madeWith, null, 2)}\n`);
  }

  /** The names of all pictures. */
  async list(): Promise<string[]> {
    const names = (await readdir(this.folder).catch(ignoreMissing)) ?? [];
    return names.flatMap((name) => (name.endsWith(ending) ? name.slice(0, -ending.length) : []));
  }

  async read(file: string): Promise<Pixels | undefined> {
    const picture = await readFile(this.pathOf(file)).catch(ignoreMissing);
    return picture === undefined ? undefined : readPixels(picture);
  }

  async write(file: string, picture: Pixels): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await writeFile(this.pathOf(file), await writePixels(picture));
  }

  remove(file: string): Promise<void> {
    return rm(this.pathOf(file), { force: true });
  }

  /** What all of them weigh, in bytes. */
  async weigh(): Promise<number> {
    const sizes = (await this.list()).map(async (file) => (await stat(this.pathOf(file))).size);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  }

  private pathOf(file: string) {
    return join(this.folder, `${file}${ending}`);
  }
}

const ignoreMissing = (error: unknown) => {
  if (hasErrorCode(error, 'ENOENT')) return undefined;
  throw error;
};
