/** Writes a component with its styles, stories, and exports: `npm run new cards/FanCard`. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { filesOf, groups, titleOf, withExport, type NewComponent } from './files.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

/**
 * Reads `cards/FanCard`.
 * @throws {Error} with a sentence that says what to type instead
 */
const read = (argument = ''): NewComponent => {
  const [, folder, name] = /^(?:ui\/)?([a-z]+)\/([A-Z][A-Za-z\d]+)$/.exec(argument) ?? [];
  const group = groups.find((one) => one === folder);
  if (!group || !name) {
    throw new Error(
      `'${argument}' is no component: type npm run new GROUP/Name, for instance cards/FanCard. The groups are ${groups.join(', ')}.`,
    );
  }
  if (existsSync(`ui/${group}/${name}`)) {
    throw new Error(`ui/${group}/${name} exists already: choose another name.`);
  }
  return { group, name };
};

const write = (component: NewComponent) => {
  const { group, name } = component;
  for (const [path, text] of Object.entries(filesOf(component))) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    say(`Wrote ${path}`);
  }
  const index = `ui/${group}/index.ts`;
  writeFileSync(index, withExport(readFileSync(index, 'utf8'), name));
  say(`Added ${name} to ${index}`);
};

try {
  const component = read(process.argv[2]);
  write(component);
  const steps = [
    ['npm run storybook', 'shows it while you write it: replace the text and each TODO'],
    ['npm run check', 'names a missing story, state, description, or export'],
    [`npx vitest run --project stories ${component.name}`, 'runs its stories'],
    [`npm run accept -- ${titleOf(component)}`, 'takes its baselines'],
    ['npm run package:ui', "adds it to the reports of the package's API: ui/package/api"],
  ];
  const width = Math.max(...steps.map(([command = '']) => command.length));
  say('\nNext:');
  for (const [command = '', what] of steps) say(`  ${command.padEnd(width)}  ${what}`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
