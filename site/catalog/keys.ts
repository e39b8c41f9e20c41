import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder with a file for each product. */
export const productsFolder = fileURLToPath(new URL('../products/', import.meta.url));

/** Returns the keys of all products: the names of their files. None where only the build is installed. */
export const productKeys = (): string[] =>
  existsSync(productsFolder)
    ? readdirSync(productsFolder)
        .filter((name) => name.endsWith('.ts'))
        .map((name) => name.replace(/\.ts$/, ''))
    : [];
