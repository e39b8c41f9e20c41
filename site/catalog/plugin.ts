/** Makes the modules that the browser loads from the product files, each with what its pages need. */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { cardOf } from './card.ts';
import { productsFolder } from './keys.ts';
import type { NamedProduct } from './product.ts';
import { readProducts } from './read.ts';
import { rowOf } from './row.ts';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const index = pathOf('index.ts');
const createPage = pathOf('../pages/createProductPage.tsx');
const toPicture = pathOf('../../ui/assets/pictures/toPicture.ts');
const picture = (file: string, preset: string) =>
  JSON.stringify(`${pathOf('../../ui/assets/pictures/')}${file}?preset=${preset}`);
/** The page of a product has the name of a file, so that Vite's manifest lists it like other pages. */
const pageFile = (key: string) => `${pathOf('../pages/products/')}${key}.tsx`;

const json = (value: unknown) => JSON.stringify(value);

const rowsModule = (products: readonly NamedProduct[]) =>
  `export const catalog = ${json(products.map(rowOf))};`;

const productsModule = (products: readonly NamedProduct[]) =>
  `export const products = ${json(products)};`;

const cardsModule = (products: readonly NamedProduct[]) =>
  [
    `import { toPicture } from ${json(toPicture)};`,
    ...products.map(
      ({ pictures: [{ file }] }, at) => `import picture${at} from ${picture(file, 'card')};`,
    ),
    `export const cards = [`,
    ...products.map(
      (product, at) => `{ ...${json(cardOf(product))}, picture: toPicture(picture${at}) },`,
    ),
    `];`,
  ].join('\n');

const pagesModule = (products: readonly NamedProduct[]) =>
  [
    `export const productPages = {`,
    ...products.map(
      ({ key }) => `${json(`products/${key}`)}: () => import(${json(pageFile(key))}),`,
    ),
    `};`,
  ].join('\n');

const pageModule = (product: NamedProduct) =>
  [
    `import { toPicture } from ${json(toPicture)};`,
    `import { createProductPage } from ${json(createPage)};`,
    ...product.pictures.flatMap(({ file }, at) => [
      `import large${at} from ${picture(file, 'half')};`,
      `import small${at} from ${picture(file, 'thumb')};`,
    ]),
    `export const Page = createProductPage(${json(product)}, [`,
    ...product.pictures.map(
      (_picture, at) => `{ picture: toPicture(large${at}), thumb: toPicture(small${at}) },`,
    ),
    `]);`,
  ].join('\n');

/** The modules by their id. */
const virtual: Record<string, (products: readonly NamedProduct[]) => string> = {
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
