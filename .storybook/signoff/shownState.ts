/** Says whether a gallery shows a state as its baseline does. */
import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { toId } from 'storybook/internal/csf';
import { sourcesHasher } from '../health/sources.ts';
import { storiesFilesIn } from '../storiesFiles.ts';
import { isAcceptedSince, picturesOfLastRun } from '../visual/lastRun.ts';
import { baselinesFolder } from '../visual/paths.ts';
import { patternOf } from '../visual/storyNames.ts';

/** Returns the files that differ from the last commit. Empty without git. */
const uncommittedFiles = (root: string): string[] => {
  if (!existsSync(`${root}/.git`)) return [];
  const git = (...args: string[]) =>
    execFileSync('git', [...args, '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
  return [
    ...git('diff', '--name-only', '--diff-filter=d', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ].filter(Boolean);
};

/** Returns the new pictures that the last visual run took of a title, and that are not accepted. */
const newPicturesOf = (title: string): string[] | undefined => {
  const pictures = picturesOfLastRun(new RegExp(patternOf([title]), 'i'));
  return pictures && [...pictures.keys()].filter((file) => !isAcceptedSince(file));
};

/**
 * Returns a sentence when a file that a state shows was changed after its baseline was written, unless
 * the last visual run found no difference, or when that run found one. Without a run of the same sources,
 * assumes that committed files match their baselines, because CI compares them.
 *
 * @param name of the baseline: `pages-blog--empty-w360`
 */
export const changeSinceBaseline = (
  name: string,
  { root = process.cwd(), folder = baselinesFolder, newPictures = newPicturesOf } = {},
): string | undefined => {
  const changedAt = (file: string) => statSync(resolve(root, file)).mtimeMs;
  const baselineAt = changedAt(`${folder}/${name}.webp`);
  const file = ['ui', 'site/pages']
    .flatMap((one) => storiesFilesIn(root, one))
    .find(({ title, stories }) =>
      stories.some((story) => toId(title, story) === name.replace(/-w\d+$/, '')),
    );
  if (!file) return undefined;
  const pictures = newPictures(file.title);
  if (pictures?.includes(`${name}.png`)) {
    return `The last visual run shows this state otherwise than its baseline: correct it, or accept it with npm run accept -- "${file.title}/", and sign then.`;
  }
  const changed = uncommittedFiles(root).filter((one) => changedAt(one) > baselineAt);
  if (changed.length === 0 || pictures?.length === 0) return undefined;
  const shown = sourcesHasher(root)
    .filesOf(resolve(root, file.path))
    .map((one) => relative(root, one).replaceAll('\\', '/'));
  const first = changed.find((one) => shown.includes(one));
  if (first === undefined) return undefined;
  return `${first} has changed since the baseline was taken: run npm run test:visual -- -g "${file.title}/" and sign when it passes, or when its new look is accepted.`;
};
