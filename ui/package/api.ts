/** The reports of the package's public API in `api/`, one for each entry with types. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Where API Extractor writes the reports that it compares. */
const temporary = join(root, '.cache/package-api');
const reports = fileURLToPath(new URL('api/', import.meta.url));

interface Entry {
  /** `toaster.api.md` for `./toaster`. */
  report: string;
  /** The path of its declarations in the package: `./frame/Toaster/index.d.ts`. */
  types: string;
}

const readEntries = (packageFolder: string): Entry[] => {
  const { exports } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    exports: Record<string, string | { types: string }>;
  };
  return Object.entries(exports).flatMap(([name, target]) =>
    // The declarations of `global.css` are empty.
    typeof target === 'string' || name.endsWith('.css')
      ? []
      : [{ report: `${name === '.' ? 'index' : name.slice(2)}.api.md`, types: target.types }],
  );
};

/**
 * Compares the report of an entry with the committed one, or replaces that one when `isLocal`.
 *
 * @returns whether they differ
 */
const extract = (packageFolder: string, { report, types }: Entry, isLocal: boolean): boolean => {
  const entry = join(packageFolder, types);
  const config = ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(packageFolder, 'package.json'),
    configObject: {
      projectFolder: root,
      mainEntryPointFilePath: entry,
      newlineKind: 'lf',
      compiler: { overrideTsconfig: { extends: './tsconfig.json', include: [], files: [entry] } },
      apiReport: {
        enabled: true,
        reportFileName: report,
        reportFolder: reports,
        reportTempFolder: temporary,
        // Props of components often have types that no entry exports.
        includeForgottenExports: true,
      },
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        extractorMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
  });
  const errors: string[] = [];
  const { apiReportChanged } = Extractor.invoke(config, {
    localBuild: isLocal,
    messageCallback: (message) => {
      if (message.logLevel === ExtractorLogLevel.Error) errors.push(message.text);
      message.handled = true;
    },
  });
  if (errors.length > 0) throw new Error(`API Extractor cannot read ${types}: ${errors.join(' ')}`);
  return apiReportChanged;
};

const mostLines = 10;

/** Returns the removed and the added lines of a report, below the declaration that they are in. */
const changedLines = (report: string): string[] => {
  const files = [join(reports, report), join(temporary, report)];
  const options = ['--no-index', '--no-color', '--no-ext-diff', '--unified=0'];
  const { stdout } = spawnSync('git', ['diff', ...options, '--', ...files], { encoding: 'utf8' });
  return stdout
    .slice(Math.max(0, stdout.indexOf('\n@@')))
    .split('\n')
    .map((line) => line.replace(/^@@.*@@ ?/, ''))
    .filter(Boolean);
};

/** Writes the reports of the package in a folder. */
export const writeApiReports = (packageFolder: string) => {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports);
  for (const entry of readEntries(packageFolder)) extract(packageFolder, entry, true);
};

/** @throws when a committed report is not that of the package in a folder, or has no entry */
export const checkApiReports = (packageFolder: string) => {
  const entries = readEntries(packageFolder);
  const changed = entries.filter((entry) => extract(packageFolder, entry, false));
  const names = entries.map(({ report }) => report);
  const old = [
    ...changed.map(({ report }) => report),
    ...readdirSync(reports).filter((name) => !names.includes(name)),
  ];
  if (old.length > 0) {
    const lines = changed.flatMap(({ report }) => changedLines(report));
    const more = lines.length > mostLines ? [`and ${lines.length - mostLines} more lines`] : [];
    throw new Error(
      `The public API of the package differs from ${old.map((name) => `ui/package/api/${name}`).join(', ')}: run 'npm run package:ui' to write the reports again, say in ui/package/CHANGELOG.md what changed, and, if other teams have that version, increase it in ui/package/package.json: the second number when a name or a prop was removed, renamed, or became required, the third otherwise.${['', ...lines.slice(0, mostLines), ...more].join('\n')}`,
    );
  }
};
