/** A run through the stories: each picture is taken and held against the accepted one. */
import { availableParallelism } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import type { Browser } from 'playwright';
import type { Baselines } from './baselines.ts';
import { openWindow, take } from './camera.ts';
import { compare, readPixels, type Difference, type Pixels } from './compare.ts';
import type { Shot } from './plan.ts';

/** What became of a picture. */
export type Outcome =
  | { kind: 'same'; shot: Shot; after: Pixels }
  | { kind: 'changed'; shot: Shot; before: Pixels; after: Pixels; difference: Difference }
  | { kind: 'new'; shot: Shot; after: Pixels }
  | { kind: 'failed'; shot: Shot; reason: string };

const judge = async (shot: Shot, png: Buffer, baselines: Baselines): Promise<Outcome> => {
  const [before, after] = await Promise.all([baselines.read(shot.file), readPixels(png)]);
  if (!before) return { kind: 'new', shot, after };
  const difference = compare(before, after);
  return difference
    ? { kind: 'changed', shot, before, after, difference }
    : { kind: 'same', shot, after };
};

const firstLine = (error: unknown) => {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return stripVTControlCharacters(line);
};

/** Takes all pictures, in as many windows as there are processors; tells each as soon as it is known. */
export const takeAll = async (
  shots: readonly Shot[],
  { browser, origin, baselines }: { browser: Browser; origin: string; baselines: Baselines },
  tell: (outcome: Outcome) => Promise<void>,
): Promise<void> => {
  const waiting = shots.values();
  const work = async () => {
    const page = await openWindow(browser, origin);
    for (const shot of waiting) {
      const outcome = await take(page, shot).then(
        (png) => judge(shot, png, baselines),
        (error: unknown): Outcome => ({ kind: 'failed', shot, reason: firstLine(error) }),
      );
      await tell(outcome);
    }
    await page.context().close();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
};
