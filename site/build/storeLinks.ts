import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { readProducts } from '../catalog/read.ts';
import { siteConfigDefine } from '../config/define.ts';
import type { Env } from '../config/schema.ts';
import { isMainModule, runCommand } from '../hosting/cliError.ts';

type Links = typeof import('../content/storeLinks.ts');

const source = fileURLToPath(new URL('../content/storeLinks.ts', import.meta.url));

/** Returns the placement and the address of each link to the store, for these variables. */
export const listStoreLinks = async (env: Env): Promise<[placement: string, href: string][]> => {
  const { module } = await runnerImport<Links>(source, {
    configFile: false,
    logLevel: 'error',
    define: siteConfigDefine(env),
  });
  const products = await readProducts();
  return [
    ...module.storePlacements.map((one): [string, string] => [one, module.storeHref(one)]),
    ...module.productPlacements.flatMap((one) =>
      products.map(({ key, storeUrl }): [string, string] => [
        `${one}, ${key}`,
        module.productStoreHref(one, key, storeUrl),
      ]),
    ),
  ];
};

if (isMainModule(import.meta.url)) {
  await runCommand(async () => {
    const links = await listStoreLinks(process.env);
    const width = Math.max(...links.map(([placement]) => placement.length));
    for (const [placement, href] of links) console.log(`${placement.padEnd(width)}  ${href}`);
  });
}
