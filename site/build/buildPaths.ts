import { join } from 'node:path';
import { fileNameOf } from '../api/fileNames.ts';

/** Paths of the parts of a build. */
export interface BuildPaths {
  /** Folder of the public files. */
  readonly site: string;
  /** Folder of the app for Node. */
  readonly server: string;
  /** Vite's manifest: the built files of each source file. */
  readonly manifest: string;
  /** The built `index.html`, the template of every document. */
  readonly template: string;
  /** The hosting manifest. */
  readonly hosting: string;
  /** The record of the data of each post; see `record.ts`. */
  readonly record: string;
  /** The packages in the browser's scripts, with their licenses. */
  readonly licenses: string;
}

/** Returns the paths of the build in a folder. */
export const buildPathsIn = (folder: string): BuildPaths => ({
  site: join(folder, 'site'),
  server: join(folder, 'server'),
  manifest: join(folder, 'manifest.json'),
  template: join(folder, 'template.html'),
  hosting: join(folder, 'hosting.json'),
  record: join(folder, 'record.json'),
  licenses: join(folder, 'licenses.json'),
});

/**
 * Returns the HTML file of a page, relative to the site folder. Two pages never share a file, and
 * none has a name that a system or host reserves.
 *
 * @param key its path in the hosting manifest
 */
export const documentFile = (key: string) =>
  key === '/' ? 'index.html' : `${key.slice(1).split('/').map(fileNameOf).join('/')}.html`;
