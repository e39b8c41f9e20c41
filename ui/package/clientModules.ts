import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { importsOf } from './importsOf.ts';

/** Calls a hook, makes a context, or handles an event. */
const clientCode = /\buse[A-Z]\w*\(|\bcreateContext\b|\son[A-Z]\w*=\{/;

const known = new Map<string, boolean>();

/** Returns whether a module needs the browser, or calls at its start what does. */
const runsInBrowser = (file: string): boolean => {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (clientCode.test(text)) return true;
  // A component may be rendered on the server around one that may not. Other code would call it.
  if (text === '' || !file.endsWith('.ts') || /(?:index|\.css)\.ts$/.test(file)) return false;
  return importsOf(file).some(
    ({ path }) => path.startsWith('.') && isClientModule(resolve(dirname(file), path)),
  );
};

/**
 * Returns whether a module must start with `'use client'`, for frameworks with server components. The
 * sources do not say it, because the site has none.
 */
export const isClientModule = (file: string): boolean => {
  const answer = known.get(file) ?? runsInBrowser(file);
  known.set(file, answer);
  return answer;
};
