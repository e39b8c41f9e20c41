import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeSinceBaseline } from './shownState.ts';

const name = 'cards-card--default-w360';
const [earlier, now, later] = [1000, 2000, 3000];

describe('changeSinceBaseline', () => {
  let root = '';
  /** Writes a file with its time, in s since 1970. */
  const write = (path: string, text: string, time: number) => {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    utimesSync(file, time, time);
  };
  const changeSince = (pictures?: string[]) =>
    changeSinceBaseline(name, { root, folder: root, newPictures: () => pictures });

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'shown-'));
    write('package.json', '{}', earlier);
    write('ui/cards/Card/Card.tsx', "import '../../tokens.ts';", earlier);
    write(
      'ui/cards/Card/Card.stories.tsx',
      "const meta = preview.meta({ title: 'Cards/Card' });\nexport const Default = meta.story();",
      earlier,
    );
    write('ui/tokens.ts', '', earlier);
    write('ui/cards/Other/Other.tsx', '', earlier);
    write('site/pages/HomePage.tsx', '', earlier);
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
        cwd: root,
      });
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'Add the card');
    write(`${name}.webp`, '', now);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('names a token that the state shows and the command that compares it', () => {
    write('ui/tokens.ts', 'changed', later);
    expect(changeSince()).toBe(
      'ui/tokens.ts has changed since the baseline was taken: run npm run test:visual -- -g "Cards/Card/" and sign when it passes, or when its new look is accepted.',
    );
  });

  it('returns nothing when the last visual run found no difference', () => {
    write('ui/tokens.ts', 'changed', later);
    expect(changeSince([])).toBeUndefined();
  });

  it('refuses a committed state that the last visual run shows otherwise', () => {
    expect(changeSince([`${name}.png`])).toBe(
      'The last visual run shows this state otherwise than its baseline: correct it, or accept it with npm run accept -- "Cards/Card/", and sign then.',
    );
    expect(changeSince(['cards-card--other-w360.png'])).toBeUndefined();
  });

  it.each([
    ['the new look was accepted', 'ui/tokens.ts', earlier],
    ['the file belongs to another component', 'ui/cards/Other/Other.tsx', later],
  ])('returns nothing when %s', (_when, path, time) => {
    write(path, 'changed', time);
    expect(changeSince()).toBeUndefined();
  });
});
