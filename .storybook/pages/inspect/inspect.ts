/** What search engines and networks make of a document, and whether it keeps the rules. */
import { metas, type Page } from '../../../site/e2e/audit/page.ts';
import { pageRules } from '../../../site/e2e/audit/rules/index.ts';
import type { Site } from '../../../site/e2e/audit/site.ts';
import { ruleGroups, ruleWords, type InspectedRule, type RuleGroup } from './words.ts';

/** A rule and what it has found. */
export interface Finding {
  rule: InspectedRule;
  says: string;
  /** One sentence for each fault; none when the rule is kept. */
  faults: readonly string[];
}

export interface Inspection {
  /** What a search engine shows; nothing when it is asked to stay away. */
  result: { title: string; address: string; description: string; isListed: boolean };
  card: { title: string; description: string; picture: string; pictureAlt: string; host: string };
  /** The things that are told, by their type. */
  types: readonly string[];
  /** The structured data as it stands in the document. */
  data: string;
  /** Every rule, by what it is about. */
  findings: readonly { group: RuleGroup; found: readonly Finding[] }[];
}

const rules = Object.keys(ruleWords) as InspectedRule[];

const find = (page: Page, site: Site, group: RuleGroup): Finding[] =>
  rules
    .filter((rule) => ruleWords[rule].group === group)
    .map((rule) => ({
      rule,
      says: ruleWords[rule].says,
      faults: [...new Set(pageRules[rule](page, site))],
    }));

const typesOf = ({ things }: Page) => [...new Set(things.map((thing) => String(thing['@type'])))];

/** Looks at a page with the contract's own rules. */
export const inspect = (page: Page, site: Site): Inspection => {
  const { document, path, blocks } = page;
  const meta = (name: string) => metas(page, name)[0] ?? '';
  const [data] = blocks;
  return {
    result: {
      title: document.title,
      address: `${site.origin}${path ?? ''}`,
      description: meta('description'),
      isListed: !meta('robots').includes('noindex'),
    },
    card: {
      title: meta('og:title'),
      description: meta('og:description'),
      picture: meta('og:image'),
      pictureAlt: meta('og:image:alt'),
      host: new URL(site.origin).host,
    },
    types: typesOf(page),
    data: data === undefined ? '' : JSON.stringify(data, null, 2),
    findings: ruleGroups.map((group) => ({ group, found: find(page, site, group) })),
  };
};
