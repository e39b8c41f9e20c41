/** Accepts the new screenshots of components or stories: `npm run accept -- Cards/FanCard`. */
import { spawnSync } from 'node:child_process';
import { acceptedText, storePictures } from './baselineFiles.ts';
import { storeInfo } from './baselineInfo.ts';
import { isLastRunAccepted, picturesOfLastRun } from './lastRun.ts';
import { givenStorybook } from './paths.ts';
import { patternOf, storyNames, unknownNames } from './storyNames.ts';
import { CliError, runCommand } from '../../site/hosting/cliError.ts';

await runCommand(async () => {
  const names = process.argv.slice(2);
  if (names.length === 0) {
    throw new CliError('Name a component or a story: npm run accept -- Cards/FanCard');
  }
  const unknown = unknownNames(names, storyNames());
  if (unknown.length > 0) throw new CliError(unknown.join('\n'));
  const pictures = givenStorybook
    ? undefined
    : picturesOfLastRun(new RegExp(patternOf(names), 'i'));
  if (pictures) {
    const stored = await storePictures(pictures);
    if (isLastRunAccepted()) storeInfo();
    process.stdout.write(acceptedText(stored));
    return;
  }
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', 'stories.spec.ts'].concat([
      '--config',
      '.storybook/visual/playwright.config.ts',
      '--update-snapshots=changed',
      '-g',
      patternOf(names),
    ]),
    { stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
});
