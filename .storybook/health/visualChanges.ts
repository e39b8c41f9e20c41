import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';
import type { VisualChange } from './types.ts';

const git = (root: string, ...args: string[]) =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 * 1024 * 1024,
  });

const readLog = (root: string): string => {
  try {
    // In a shallow clone, all files seem to come from its first commit.
    if (git(root, 'rev-parse', '--is-shallow-repository').trim() !== 'false') return '';
    const format = ['--format=%x00%ad%x09%s', '--date=short', '--diff-filter=AM', '--name-only'];
    // To find renames, git would fetch pictures that a filtered clone leaves out.
    return git(root, 'log', '--no-renames', ...format, '--', '.storybook/visual/baselines');
  } catch {
    return '';
  }
};

/** Returns the last change by the sanitized title of a component's stories. Empty without git. */
export const readVisualChanges = (root: string): ReadonlyMap<string, VisualChange> => {
  const changes = new Map<string, VisualChange>();
  // The newest commit is the first.
  for (const commit of readLog(root).split('\0').slice(1)) {
    const [head = '', ...names] = commit.split('\n');
    const [date = '', subject = ''] = head.split('\t');
    for (const name of names) {
      const [id = ''] = basename(name).split('--');
      if (id !== '' && !changes.has(id)) changes.set(id, { date, subject });
    }
  }
  return changes;
};
