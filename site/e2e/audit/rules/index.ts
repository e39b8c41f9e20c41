/** The contract: every rule by its name. */
import type { Page } from '../page.ts';
import type { Rule, Site, SiteRule } from '../site.ts';
import { breadcrumb } from './breadcrumb.ts';
import * as data from './data.ts';
import * as files from './files.ts';
import * as head from './head.ts';
import * as headings from './headings.ts';
import * as links from './links.ts';
import * as markup from './markup.ts';
import { pictureFit } from './pictures.ts';
import { dataShapes } from './shapes.ts';
import * as sharing from './sharing.ts';
import * as whole from './site.ts';
import * as text from './text.ts';
import * as things from './things.ts';

const { forbiddenTypes: _types, ...dataRules } = data;
const { legal: _legal, ...linkRules } = links;

/** The rules that each page must keep. */
export const pageRules = {
  ...headings,
  ...head,
  ...sharing,
  ...dataRules,
  dataShapes,
  ...things,
  breadcrumb,
  ...linkRules,
  ...files,
  pictureFit,
  ...text,
  ...markup,
} satisfies Record<string, Rule>;

/** The rules that all pages must keep together. */
export const siteRules = { ...whole } satisfies Record<string, SiteRule>;

/** What is wrong with a page: each fault once, with the name of its rule. */
export const pageFaults = (page: Page, site: Site): string[] => {
  const faults = Object.entries(pageRules).flatMap(([name, rule]) =>
    rule(page, site).map((fault) => `${name}: ${fault}`),
  );
  return [...new Set(faults)];
};

/** What is wrong with all pages together. */
export const siteFaults = (site: Site): string[] =>
  Object.entries(siteRules).flatMap(([name, rule]) =>
    rule(site).map((fault) => `${name}: ${fault}`),
  );
