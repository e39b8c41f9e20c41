/** The page audit: every rule by its name. The docstring of a rule says what it expects. */
import type { Page } from '../page.ts';
import type { Rule, Site, SiteRule } from '../site.ts';
import * as body from './body.ts';
import * as declaredContent from './declaredContent.ts';
import * as head from './head.ts';
import * as links from './links.ts';
import * as site from './site.ts';
import * as structuredData from './structuredData.ts';

export const pageRules = {
  ...head,
  ...body,
  ...links,
  ...structuredData,
  ...declaredContent,
} satisfies Record<string, Rule>;

export const siteRules = { ...site } satisfies Record<string, SiteRule>;

/** Returns each problem of a page once, after the name of its rule. */
export const auditPage = (page: Page, around: Site): string[] => {
  const problems = Object.entries(pageRules).flatMap(([name, rule]) =>
    rule(page, around).map((problem) => `${name}: ${problem}`),
  );
  return [...new Set(problems)];
};

/** Returns each problem of all pages together, after the name of its rule. */
export const auditSite = (around: Site): string[] =>
  Object.entries(siteRules).flatMap(([name, rule]) =>
    rule(around).map((problem) => `${name}: ${problem}`),
  );
