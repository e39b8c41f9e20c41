/** The file beside the baselines that says how they were taken. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { browserBuild } from '../../site/e2e/browser.ts';
import { baselinesFolder } from './paths.ts';
import { readTokens } from './tokens.ts';

interface BaselineInfo {
  browser: string;
  tokens: Record<string, string>;
}

const infoFile = `${baselinesFolder}/info.json`;

export const readInfo = () =>
  existsSync(infoFile) ? (JSON.parse(readFileSync(infoFile, 'utf8')) as BaselineInfo) : undefined;

/** Stores the browser and the tokens. Must be called only when all new pictures are accepted. */
export const storeInfo = () => {
  const info = { browser: browserBuild, tokens: readTokens() };
  writeFileSync(infoFile, `${JSON.stringify(info, null, 2)}\n`);
};
