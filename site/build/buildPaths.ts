import { join } from 'node:path';

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
}

/** Returns the paths of the build in a folder. */
export const buildPathsIn = (folder: string): BuildPaths => ({
  site: join(folder, 'site'),
  server: join(folder, 'server'),
  manifest: join(folder, 'manifest.json'),
  template: join(folder, 'template.html'),
  hosting: join(folder, 'hosting.json'),
});

/** Returns the HTML file of a page, relative to the site folder. */
export const documentFile = (path: string) =>
  path === '/' ? 'index.html' : `${path.slice(1)}.html`;
