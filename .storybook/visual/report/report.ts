import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { MadeWith } from '../baselines.ts';
import { cut, writePixels, type Area, type Pixels } from '../compare.ts';
import { describeMode } from '../plan.ts';
import type { Outcome } from '../session.ts';
import { page } from './page.ts';

/** A picture in the report, in the page itself. */
export interface Shown {
  src: string;
  width: number;
  height: number;
}

/** One picture that is not as it was. */
export interface Entry {
  kind: 'changed' | 'new' | 'failed' | 'gone';
  /** `Primitives/Button` */
  title: string;
  /** `Default` */
  story: string;
  /** `360 px, forced colours` */
  mode: string;
  /** In words, what is different. */
  says: string;
  /** Around what is different. */
  before?: Shown;
  after?: Shown;
  difference?: Shown;
  /** The whole picture, and where in it the difference is. */
  whole?: Shown & { area: Area };
}

/** A token that is no longer what it was. */
export interface TokenChange {
  name: string;
  before: string;
  after: string;
}

const show = async (picture: Pixels): Promise<Shown> => {
  const { width, height } = picture;
  const file = await writePixels(picture);
  return { src: `data:image/webp;base64,${file.toString('base64')}`, width, height };
};

const pad = 48;
/** What is different, with some of what is around it. */
const around = ({ left, top, width, height }: Area): Area => {
  const x = Math.max(0, left - pad);
  const y = Math.max(0, top - pad);
  return { left: x, top: y, width: left + width + pad - x, height: top + height + pad - y };
};

/** A page with more pictures than that could hardly be opened; the rest is listed in words. */
const mostShown = 400;

const number = (value: number) => value.toLocaleString('en-US');

/** Collects what became of the pictures, and tells it in a page that needs nothing else. */
export class Report {
  readonly counts = { same: 0, changed: 0, new: 0, failed: 0 };
  private readonly entries: Entry[] = [];

  private readonly tokens: readonly TokenChange[];
  private readonly gone: readonly string[];
  private readonly madeWith: MadeWith;

  constructor(tokens: readonly TokenChange[], gone: readonly string[], madeWith: MadeWith) {
    this.tokens = tokens;
    this.gone = gone;
    this.madeWith = madeWith;
    for (const file of gone) {
      const [story = '', mode = ''] = file.split('.');
      const says = 'There is no such story any more.';
      this.entries.push({ kind: 'gone', title: 'Gone', story, mode, says });
    }
  }

  /** Notes what became of a picture; shows the picture, too, unless it is one of too many. */
  async add(outcome: Outcome, isShown: boolean): Promise<void> {
    this.counts[outcome.kind] += 1;
    const { shot } = outcome;
    const hasRoom = isShown && this.entries.length < mostShown;
    const place = { title: shot.story.title, story: shot.story.name, mode: describeMode(shot) };
    if (outcome.kind === 'failed') {
      this.entries.push({ kind: 'failed', ...place, says: outcome.reason });
    } else if (outcome.kind === 'new') {
      const says = 'Nobody has accepted this yet.';
      const pictures = hasRoom ? { after: await show(outcome.after) } : {};
      this.entries.push({ kind: 'new', ...place, says, ...pictures });
    } else if (outcome.kind === 'changed') {
      const pictures = hasRoom ? await showChange(outcome) : {};
      this.entries.push({ kind: 'changed', ...place, says: describeChange(outcome), ...pictures });
    }
  }

  isClean(): boolean {
    return this.entries.length === 0;
  }

  /** For the terminal: a line for each picture that cannot be accepted, or is not yet, and the sum. */
  lines(isUpdate: boolean): string[] {
    const { same, changed, new: fresh, failed } = this.counts;
    return [
      ...this.tokens.map(({ name, before, after }) => `  token ${name}: ${before} → ${after}`),
      ...this.sorted()
        .filter(({ kind }) => !isUpdate || kind === 'failed')
        .map(
          ({ kind, title, story, mode, says }) => `  ${kind}: ${title}, ${story}, ${mode}. ${says}`,
        ),
      `${same} same, ${changed} changed, ${fresh} new, ${this.gone.length} gone, ${failed} failed`,
    ];
  }

  async write(path: string): Promise<void> {
    await mkdir(dirname(path), { recursive: true });
    const { counts, tokens, gone, madeWith } = this;
    const content = { tokens, entries: this.sorted(), madeWith };
    await writeFile(path, await page({ counts: { ...counts, gone: gone.length }, ...content }));
  }

  /** By component, whichever window was done first. */
  private sorted(): Entry[] {
    const keyOf = ({ title, story, mode }: Entry) => `${title} ${story} ${mode}`;
    return this.entries.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b), 'en'));
  }
}

type Changed = Extract<Outcome, { kind: 'changed' }>;

const describeChange = ({ before, after, difference: { count } }: Changed) => {
  const isSized = before.width === after.width && before.height === after.height;
  const size = `It was ${before.width} × ${before.height} px and is ${after.width} × ${after.height} px.`;
  const pixels = count === 1 ? 'One pixel is' : `${number(count)} pixels are`;
  return `${pixels} different.${isSized ? '' : ` ${size}`}`;
};

const showChange = async ({ before, after, difference: { area, picture } }: Changed) => {
  const place = around(area);
  return {
    before: await show(cut(before, place)),
    after: await show(cut(after, place)),
    difference: await show(cut(picture, place)),
    whole: { ...(await show(after)), area },
  };
};
