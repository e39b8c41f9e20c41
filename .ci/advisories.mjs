/**
 * Fails when a package that the site ships has a known advisory of severity high or critical: the
 * server's dependencies, and the packages that the last build put into the browser's scripts. Prints
 * a message and succeeds when the registry cannot be asked.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Returns the names of the packages that `npm ci --omit=dev` installs. */
const serverPackages = () =>
  Object.entries(readJson('package-lock.json').packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path]) => path.split('node_modules/').at(-1));

/** Returns the names of the packages in the browser's scripts. */
const browserPackages = () => {
  if (existsSync('dist/licenses.json')) {
    return readJson('dist/licenses.json').map(({ name }) => name);
  }
  console.log('Run npm run build first to check the packages in the scripts of the pages too.');
  return [];
};

/** Returns the advisories by package, or undefined when the registry did not answer. */
const audit = () => {
  const { stdout } = spawnSync('npm', ['audit', '--json'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
    timeout: 120_000,
  });
  try {
    return JSON.parse(stdout).vulnerabilities;
  } catch {
    return undefined;
  }
};

const shipped = new Set([...serverPackages(), ...browserPackages()]);
const advisories = audit();
if (advisories) {
  const serious = Object.values(advisories).filter(
    ({ name, severity }) => shipped.has(name) && ['high', 'critical'].includes(severity),
  );
  for (const { name, severity, range } of serious) console.error(`${name} ${range}: ${severity}`);
  console.log(`${shipped.size} shipped packages, ${serious.length} with a serious advisory.`);
  if (serious.length > 0) process.exitCode = 1;
} else {
  console.log('The advisories were not checked: the registry did not answer npm audit.');
}
