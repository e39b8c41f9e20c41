/** Makes the modules of the legal pages from the owner's files. */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { legalFolder, writtenIn } from './files.ts';
import { legalPages } from './pages.ts';
import { readLegal, type LegalText } from './text.ts';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const json = (value: unknown) => JSON.stringify(value);

const index = pathOf('index.ts');
const pages = pathOf('pages.ts');
const createPage = json(pathOf('../pages/createLegalPage.tsx'));
const sanitizers = pathOf('../api/sanitize/');
/** The page of a text has the name of a file, so that Vite's manifest lists it like other pages. */
const pageFile = (key: string) => `${pathOf('../pages/legal/')}${key}.tsx`;
const htmlFile = (key: string) => `\0virtual:legal-html/${key}`;

const headOf = ({ key, title, description }: LegalText) => json({ key, title, description });

const writtenModule = (keys: readonly string[]) =>
  [`export { legalPages } from ${json(pages)};`, `export const written = ${json(keys)};`].join(
    '\n',
  );

const pagesModule = (keys: readonly string[]) => {
  const rows = keys.map((key) => `${json(`legal/${key}`)}: () => import(${json(pageFile(key))}),`);
  return `export const legalImports = { ${rows.join('\n')} };`;
};

/** The HTML is in the document. The browser loads it once more only when a link leads to the page. */
const browserPage = (text: LegalText) => `
  import { createLegalPage } from ${createPage};
  export const Page = createLegalPage(${headOf(text)}, async () => {
    const [{ html }, { sanitize }] = await Promise.all([
      import(${json(htmlFile(text.key))}),
      import(${json(`${sanitizers}browser.ts`)}),
    ]);
    return sanitize(html);
  });`;

const serverPage = (text: LegalText) => `
  import { createLegalPage } from ${createPage};
  import { sanitize } from ${json(`${sanitizers}node.ts`)};
  export const Page = createLegalPage(${headOf(text)}, sanitize(${json(text.html)}));`;

/**
 * Returns the plugin.
 *
 * @param folder the folder of the texts; stories have their own
 */
export const legalModules = (folder = legalFolder): Plugin => {
  const load = async (id: string, isServer: boolean) => {
    const keys = writtenIn(folder);
    if (id === index) return writtenModule(keys);
    if (id === '\0virtual:legal-pages') return pagesModule(keys);
    if (id === '\0virtual:legal-heads') {
      const texts = await Promise.all(keys.map((key) => readLegal(folder, key)));
      return `export const legalHeads = [${texts.map(headOf).join(', ')}];`;
    }
    const key = keys.find((one) => [pageFile(one), htmlFile(one)].includes(id));
    if (!key) return undefined;
    const text = await readLegal(folder, key);
    if (id === htmlFile(key)) return `export const html = ${json(text.html)};`;
    return isServer ? serverPage(text) : browserPage(text);
  };
  const isPage = (id: string) => legalPages.some(({ key }) => pageFile(key) === id);
  return {
    name: 'crossbar-legal',
    enforce: 'pre',
    resolveId: (source) => {
      if (source.startsWith('virtual:legal-')) return `\0${source}`;
      return source.startsWith('\0virtual:legal-') || isPage(source) ? source : undefined;
    },
    load: (id, options) =>
      id === index || id.startsWith('\0virtual:legal-') || isPage(id)
        ? load(id, options?.ssr === true)
        : undefined,
    hotUpdate({ file, server }) {
      if (!file.startsWith(folder)) return;
      server.moduleGraph.invalidateAll();
      server.ws.send({ type: 'full-reload' });
    },
  };
};
