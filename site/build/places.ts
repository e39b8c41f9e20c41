import { join } from 'node:path';

/** Where the parts of a build are. */
export interface Places {
  /** Public files. */
  readonly site: string;
  /** The app for Node. */
  readonly server: string;
  /** What the bundler made of what. */
  readonly manifest: string;
  /** The built `index.html` that every document is made of. */
  readonly template: string;
  /** What the host must know. */
  readonly hosting: string;
}

/** The parts of the build in a folder. */
export const placesIn = (folder: string): Places => ({
  site: join(folder, 'site'),
  server: join(folder, 'server'),
  manifest: join(folder, 'manifest.json'),
  template: join(folder, 'template.html'),
  hosting: join(folder, 'hosting.json'),
});

/** The document of a page, relative to the site's folder. */
export const documentOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);
