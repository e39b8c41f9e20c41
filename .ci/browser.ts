import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { isMainModule, runCommand, CliError } from '../site/hosting/cliError.ts';
import { Processes, type Limits } from './processes.ts';

/** What Playwright needs to start the browser, the same for every kind of test. */
export interface BrowserOptions {
  readonly executablePath?: string;
  readonly args: string[];
}

const quietArgs = [
  '--disable-background-networking',
  '--disable-client-side-phishing-detection',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-default-browser-check',
  '--no-first-run',
];

const advice = 'install Chromium or Chrome, or set CHROMIUM to the path of one, and run this again';

/** Which build of the browser is asked for. */
export interface BrowserKind {
  /**
   * The one people use, where there is one. By default it is the headless shell where there is one:
   * the same engine in less time, without what needs a window's frame (a back/forward cache).
   */
  readonly whole?: boolean;
}

/**
 * Looks for a browser: `CHROMIUM`, the system's headless shell, Chromium or Chrome, Playwright's own.
 *
 * @throws {CliError} when `CHROMIUM` names something that cannot be run.
 */
export function findBrowser(kind: BrowserKind = {}): string | undefined {
  return candidates(kind).find(isExecutable);
}

/** Launch options with the browser that was found; without one Playwright looks by itself. */
export function launchOptions(kind: BrowserKind = {}): BrowserOptions {
  const executablePath = findBrowser(kind);
  // Named by its path, Playwright's own would be the whole browser; left unnamed it is the shell.
  const isLeftToPlaywright = !kind.whole && executablePath === playwrightPath();
  return {
    args: quietArgs,
    ...(executablePath && !isLeftToPlaywright && { executablePath }),
  };
}

/** How `ensureBrowser` works; all of it has a default. */
export interface EnsureOptions {
  /** Starts and ends the installers. */
  readonly processes?: Processes;
  /** Told in a few words what takes time. */
  readonly report?: (line: string) => void;
}

/**
 * Finds a browser that starts, or installs one: Playwright's, then, for root on a Debian-like
 * system, what it lacks or the distribution's own.
 *
 * @throws {CliError} when there is no way to have one; the sentence says what to install.
 */
export async function ensureBrowser(options: EnsureOptions = {}): Promise<string> {
  const { processes = new Processes(), report = console.error } = options;
  const named = process.env['CHROMIUM'];
  const found = candidates().find((path) => isExecutable(path) && starts(path));
  if (found) return found;
  if (named) throw new CliError(`The browser at CHROMIUM (${named}) does not start: ${advice}.`);
  for (const { what, commands, limits } of installers()) {
    report(`No browser yet: ${what} …`);
    for (const command of commands) {
      const { code, stopped } = await processes.run(command, limits, {
        DEBIAN_FRONTEND: 'noninteractive',
      });
      if (code !== 0) {
        report(`  ${command.join(' ')}: ${stopped ?? `ended with code ${code}`}`);
        break;
      }
    }
    const installed = candidates().find((path) => isExecutable(path) && starts(path));
    if (installed) return installed;
  }
  throw new CliError(`There is no browser for the tests, and none could be installed: ${advice}.`);
}

/** Both builds: nearly all tests take the first. */
const packages = ['chromium-headless-shell', 'chromium'];

interface Installer {
  readonly what: string;
  readonly commands: readonly (readonly string[])[];
  readonly limits: Limits;
}

function installers(): Installer[] {
  const own: Installer = {
    what: "fetching Playwright's Chromium",
    commands: [['npx', 'playwright', 'install', 'chromium']],
    // A blocked network is silent; a slow one is not.
    limits: { total: 300_000, silence: 45_000 },
  };
  if (process.getuid?.() !== 0 || findOnPath('apt-get') === undefined) return [own];
  const limits = { total: 300_000 };
  return [
    own,
    {
      what: 'installing the Chromium packages',
      commands: [
        ['apt-get', 'update'],
        ['apt-get', 'install', '-y', '--no-install-recommends', ...packages],
      ],
      limits,
    },
    {
      what: "installing the libraries of Playwright's Chromium",
      commands: [['npx', 'playwright', 'install-deps', 'chromium']],
      limits,
    },
  ];
}

/** Where a browser may be, best first. */
function candidates({ whole = false }: BrowserKind = {}): string[] {
  const named = process.env['CHROMIUM'];
  if (named) {
    if (isExecutable(named)) return [named];
    throw new CliError(
      `CHROMIUM is '${named}', which is not a program: correct it, or leave it out.`,
    );
  }
  const shells = [findOnPath('chromium-headless-shell'), findOnPath('chrome-headless-shell')];
  const system = [...wellKnownPaths(), findOnPath('chromium'), findOnPath('google-chrome')];
  const all = whole ? [...system, playwrightPath(), ...shells] : [...shells, ...system];
  return [...new Set([...all, playwrightPath()])].filter((path) => path !== undefined);
}

function wellKnownPaths(): string[] {
  switch (process.platform) {
    case 'darwin':
      return ['Chromium', 'Google Chrome'].map(
        (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
      );
    case 'win32':
      return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
        .flatMap((name) => process.env[name] ?? [])
        .flatMap((folder) => [
          join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
          join(folder, 'Chromium', 'Application', 'chrome.exe'),
        ]);
    default:
      return ['chromium', 'google-chrome', 'google-chrome-stable'].map(
        (name) => `/usr/bin/${name}`,
      );
  }
}

function findOnPath(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

function playwrightPath(): string | undefined {
  // Loaded only here: it takes longer than everything else in this file.
  const load = createRequire(import.meta.url);
  try {
    return (load('playwright') as typeof import('playwright')).chromium.executablePath();
  } catch {
    return undefined;
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A stub package or a missing library shows only when the browser is started. */
function starts(path: string): boolean {
  // Chrome for Windows opens a window instead of naming its version.
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { timeout: 15_000 }).status === 0;
}

if (isMainModule(import.meta.url)) {
  await runCommand(async () => console.log(await ensureBrowser()));
}
