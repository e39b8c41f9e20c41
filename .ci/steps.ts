/** One part of the test run: an npm script. */
export interface Step {
  readonly name: string;
  /** Script of package.json. */
  readonly script: string;
  /** Steps that must have passed before; those not asked for are not waited for. */
  readonly after: readonly string[];
  /** Whether it needs a browser. */
  readonly browser?: true;
}

/**
 * The whole run. Two steps go at a time, first come first, so the order here and `after` make the
 * plan: the build, which is the longest on a fresh machine, beside the checks, unit tests and
 * stories; then the journeys alone.
 */
export const steps: readonly Step[] = [
  { name: 'format', script: 'format:check', after: [] },
  { name: 'build', script: 'build', after: [] },
  { name: 'lint', script: 'lint', after: ['format'] },
  { name: 'types', script: 'types', after: ['lint'] },
  { name: 'unit', script: 'test:unit', after: ['types'], browser: true },
  { name: 'stories', script: 'test:stories', after: ['types'], browser: true },
  { name: 'journeys', script: 'test:e2e', after: ['build', 'unit', 'stories'], browser: true },
];

/** Names for several steps at once. */
export const groups: Readonly<Record<string, readonly string[]>> = {
  check: ['format', 'lint', 'types'],
};
