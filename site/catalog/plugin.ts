/** Makes the modules that the browser loads from the product files, each with what its pages need. */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { cardOf } from './card.ts';
import { productsFolder } from './keys.ts';
import type { NamedProduct } from './product.ts';
import { preparePhoto } from './photo.ts';
import { readProducts } from './read.ts';
import { rowOf } from './row.ts';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const index = pathOf('index.ts');
const createPage = pathOf('../pages/createProductPage.tsx');
const finders = pathOf('../pages/finders/');
const toPicture = pathOf('../../ui/assets/pictures/toPicture.ts');
const pictures = pathOf('../../ui/assets/pictures/');
/** The page of a product has the name of a file, so that Vite's manifest lists it like other pages. */
const pageFile = (key: string) => `${pathOf('../pages/products/')}${key}.tsx`;

const json = (value: unknown) => JSON.stringify(value);

/** Returns the address to import for a picture. A missing file is named by the check of the facts. */
const addressOf = async (file: string, preset: 'card' | 'thumb' | 'half' | 'full') => {
  const { path, quality } = await preparePhoto(`${pictures}${file}`);
  // The quality is for phones, which load the full size only when a visitor opens it.
  return json(`${path}?preset=${preset}${preset === 'full' ? '' : quality}`);
};

const rowsModule = (products: readonly NamedProduct[]) =>
  `export const catalog = ${json(products.map(rowOf))};`;

const productsModule = (products: readonly NamedProduct[]) =>
  `export const products = ${json(products)};`;

const cardsModule = async (products: readonly NamedProduct[]) => {
  const imports = products.map(
    async ({ pictures: [{ file }] }, at) =>
      `import picture${at} from ${await addressOf(file, 'card')};import thumb${at} from ${await addressOf(file, 'thumb')};`,
  );
  const cards = products.map(
    (product, at) =>
      `{ ...${json(cardOf(product))}, picture: toPicture(picture${at}), thumb: toPicture(thumb${at}) },`,
  );
  return [
    `import { toPicture } from ${json(toPicture)};`,
    ...(await Promise.all(imports)),
    `export const cards = [${cards.join('\n')}];`,
  ].join('\n');
};

const pagesModule = (products: readonly NamedProduct[]) =>
  [
    `export const productPages = {`,
    ...products.map(
      ({ key }) => `${json(`products/${key}`)}: () => import(${json(pageFile(key))}),`,
    ),
    `};`,
  ].join('\n');

const pageModule = async (product: NamedProduct) => {
  const imports = product.pictures.map(async ({ file }, at) => [
    `import large${at} from ${await addressOf(file, 'half')};`,
    `import small${at} from ${await addressOf(file, 'thumb')};`,
    `import full${at} from ${await addressOf(file, 'full')};`,
  ]);
  const views = product.pictures.map(
    ({ focus }, at) =>
      `{ picture: toPicture(large${at}${focus ? `, ${json(focus)}` : ''}), thumb: toPicture(small${at}), full: toPicture(full${at}) },`,
  );
  const { finder } = product.page;
  return [
    ...(finder ? [`import * as finder from ${json(`${finders}${finder}.tsx`)};`] : []),
    `import { toPicture } from ${json(toPicture)};`,
    `import { createGuideFinder, createProductPage } from ${json(createPage)};`,
    ...(await Promise.all(imports)).flat(),
    `const product = ${json(product)};`,
    `export const Page = createProductPage(product, [${views.join('\n')}]${finder ? ', finder.Finder' : ''});`,
    ...(finder ? ['export const GuideFinder = createGuideFinder(product, finder);'] : []),
  ].join('\n');
};

/** The modules by their id. */
const virtual: Record<string, (products: readonly NamedProduct[]) => string | Promise<string>> = {
  [index]: rowsModule,
  '\0virtual:products': productsModule,
  '\0virtual:product-cards': cardsModule,
  '\0virtual:product-pages': pagesModule,
};

/** Returns the plugin. A change of a product file in development loads the page again. */
export const catalogModules = (): Plugin => {
  let products: Promise<NamedProduct[]> | undefined;
  const read = () => {
    products ??= readProducts();
    return products;
  };
  const load = async (id: string) => {
    const made = virtual[id];
    if (made) return made(await read());
    const product = (await read()).find(({ key }) => pageFile(key) === id);
    return product && pageModule(product);
  };
  const isPage = (id: string) => id.startsWith(pageFile('').replace('.tsx', ''));
  return {
    name: 'crossbar-catalog',
    enforce: 'pre',
    // Before any picture is encoded. Encoding keeps the threads busy that read files, and Vite's module runner
    // waits at most 60 s for a file: too short for a first build on a slow machine.
    async buildStart() {
      if (this.environment.mode === 'build') await read();
    },
    resolveId: (source) => {
      if (`\0${source}` in virtual) return `\0${source}`;
      return isPage(source) ? source : undefined;
    },
    load: (id) => (id in virtual || isPage(id) ? load(id) : undefined),
    hotUpdate({ file, server }) {
      if (!file.startsWith(productsFolder)) return;
      products = undefined;
      server.moduleGraph.invalidateAll();
      server.ws.send({ type: 'full-reload' });
    },
  };
};
