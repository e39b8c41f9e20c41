/**
 * Installs the packed file in apps of Vite and Next as an outside team would, builds them, and checks
 * what they ship: `npm run test:package`, or with `-- vite` or `-- next` one of them.
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { gzipSync } from 'node:zlib';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { checkApiReports } from './api.ts';
import { checkChangelog } from './breakingChanges.ts';
import { buildPackage } from './build.ts';
import { missingInPackage } from './missingExports.ts';

/** The most CSS that an app with `Button` and `Stack` ships besides the global styles, in bytes. */
const smallStyles = 8000;

const consumers = fileURLToPath(new URL('consumers/', import.meta.url));
// Outside of the repository, whose packages would hide one that is missing in the package.
const apps = mkdtempSync(join(tmpdir(), 'ui-consumers-'));

/** Where the output of a command that failed is kept, from the root of the repository. */
const logFolder = '.cache/package';

/** Lines that say what is wrong, the most exact first: of TypeScript, of a cause, of npm, of any error. */
const causes = [
  /^.*error TS\d+: .*/m,
  /(?<=\[cause\]: ).*(?:\n +at .*)?/,
  /^npm error (?!code).*/m,
  /^.*Error: .*(?:\n +at .*)?/m,
];

/** Returns the line of a command's output that says why it failed, or the last one. */
const causeIn = (output: string): string => {
  const found = causes.map((pattern) => pattern.exec(output)?.[0]).find(Boolean);
  return (found ?? output.split('\n').at(-1) ?? '').trim().replace(/\s*\n\s*/g, ' ');
};

const inApp = (app: string) => {
  const cwd = join(apps, app);
  const read = (file: string) => readFileSync(join(cwd, file), 'utf8');
  return {
    /** @throws with the line that says why the command failed, and the file with all that it printed */
    run: (command: string, ...args: string[]) => {
      const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
      try {
        execFileSync(command, args, { cwd, env, stdio: 'pipe', encoding: 'utf8' });
      } catch (error) {
        const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
        const output = stripVTControlCharacters(`${stdout}\n${stderr}`).trim();
        const log = `${logFolder}/${app}.log`;
        mkdirSync(logFolder, { recursive: true });
        writeFileSync(log, output);
        throw new Error(
          `The app in ui/package/consumers/${app} fails at '${[command, ...args].join(' ')}': ${causeIn(output)} (all of its output: ${log})`,
          { cause: error },
        );
      }
    },
    read,
    /** Returns all CSS in a folder of the built app. */
    styles: (folder: string) =>
      readdirSync(join(cwd, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.css'))
        .map((name) => read(join(folder, name)))
        .join('\n'),
    path: (file: string) => join(cwd, file),
  };
};

type App = ReturnType<typeof inApp>;

const install = (name: string, packed: string): App => {
  cpSync(join(consumers, name), join(apps, name), { recursive: true });
  const app = inApp(name);
  // The versions of what the apps import are exact in their package.json.
  const flags = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--prefer-offline'];
  app.run('npm', 'install', ...flags, packed);
  app.run('npx', 'tsc');
  return app;
};

/** @throws when a part of the page is missing, or the button has no styles */
const checkPage = (where: string, html: string, css: string) => {
  const [button, classes = ''] =
    /<button [^>]*class="([^"]+)"[^>]*>Send message<\/button>/.exec(html) ?? [];
  if (!button) throw new Error(`${where} renders no button.`);
  const [first = ''] = classes.split(' ');
  for (const part of [`.${first}{`, '@layer crossbar.reset', '--space-md:']) {
    if (!css.includes(part)) throw new Error(`${where} ships no ${part} in its styles.`);
  }
};

const print = (label: string, css: string) =>
  console.log(
    `${label}: ${(css.length / 1000).toFixed(1)} kB of CSS, ${(gzipSync(css).length / 1000).toFixed(1)} kB gzipped`,
  );

const testVite = async (packed: string) => {
  const app = install('vite', packed);
  app.run('npx', 'vite', 'build');
  app.run('npx', 'vite', 'build', '--ssr', 'src/server.tsx', '--outDir', 'dist-server');
  app.run('npx', 'vite', 'build', '--mode', 'small');
  const { html } = (await import(pathToFileURL(app.path('dist-server/server.js')).href)) as {
    html: string;
  };
  checkPage('The app of Vite', html, app.styles('dist'));
  print('Vite, the whole page', app.styles('dist'));
  const small = app.styles('dist-small');
  print('Vite, Button and Stack without the global styles', small);
  if (small.length === 0 || small.length > smallStyles) {
    throw new Error(`Button and Stack ship ${small.length} bytes of CSS: at most ${smallStyles}.`);
  }
};

const testNext = (packed: string) => {
  const app = install('next', packed);
  app.run('npx', 'next', 'build');
  const css = app.styles('out/_next');
  checkPage("The app router's page", app.read('out/index.html'), css);
  checkPage("The pages router's page", app.read('out/older.html'), css);
  print('Next, both routers', css);
};

/** @throws when `exports` names what is not in the package, and the like */
const checkManifest = async (packed: string) => {
  const pkgDir = dirname(packed);
  const { messages, pkg } = await publint({ pkgDir, strict: true });
  const lines = messages.map((message) => formatMessage(message, pkg, { color: false }));
  if (lines.length > 0) throw new Error(`package.json of the package:\n${lines.join('\n')}`);
};

try {
  const packed = await buildPackage();
  await checkManifest(packed);
  const missing = missingInPackage(dirname(packed), consumers);
  if (missing.length > 0) throw new Error(missing.join('\n'));
  checkApiReports(dirname(packed));
  checkChangelog();
  const [, , only] = process.argv;
  if (only !== 'next') await testVite(packed);
  if (only !== 'vite') testNext(packed);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(apps, { recursive: true, force: true });
}
