/** The check of the HTML of posts. */
import { JSDOM } from 'jsdom';
import { noFullPosts, type Check, type Fault, type Known } from './check.ts';
import { htmlRules, sentenceAt } from './contract.ts';

const htmlSentence = sentenceAt('components', 'schemas', 'PostContent');

const depthOf = (element: Element): number => {
  let depth = 0;
  for (let parent = element.parentElement; parent; parent = parent.parentElement) depth += 1;
  return depth;
};

const safeAddress = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/))/i;

/** Returns the names of what the site removes, in two groups: with its content, and without. */
const removedFrom = (elements: readonly Element[]) => {
  const withContent = new Set<string>();
  const alone = new Set<string>();
  for (const element of elements) {
    const name = element.localName;
    const kept = htmlRules.elements[name];
    if (htmlRules.removedWithContent.includes(name)) withContent.add(`<${name}>`);
    else if (!kept) alone.add(`<${name}>`);
    for (const { name: attribute, value } of element.attributes) {
      const isKept = kept?.includes(attribute) || htmlRules.globalAttributes.includes(attribute);
      if (kept && !isKept) alone.add(`${attribute} of <${name}>`);
      const isAddress = isKept && ['href', 'src', 'cite'].includes(attribute);
      if (isAddress && !safeAddress.test(value)) alone.add(`${attribute}="${value.slice(0, 60)}"`);
    }
  }
  return { withContent: [...withContent], alone: [...alone] };
};

const treeFaults = (elements: readonly Element[]): string[] => {
  const depth = Math.max(0, ...elements.map(depthOf));
  const attributes = Math.max(0, ...elements.map((one) => one.getAttributeNames().length));
  const { maxDepth, maxAttributes } = htmlRules;
  return [
    ...(depth > maxDepth ? [`is ${depth} levels deep, over ${maxDepth}`] : []),
    ...(attributes > maxAttributes
      ? [`has ${attributes} attributes to a tag, over ${maxAttributes}`]
      : []),
  ];
};

interface Found {
  what: string;
  isRemark?: boolean;
}

const findInHtml = (html: string): Found[] => {
  const tags = html.match(/<\/?[a-z]/gi)?.length ?? 0;
  // Not parsed: jsdom takes seconds for so many elements.
  if (tags > htmlRules.maxTags) return [{ what: `has ${tags} tags, over ${htmlRules.maxTags}` }];
  const elements = [...JSDOM.fragment(html).querySelectorAll('*')];
  const { withContent, alone } = removedFrom(elements);
  return [
    ...treeFaults(elements).map((what) => ({ what })),
    ...(withContent.length > 0
      ? [{ what: `has ${withContent.join(', ')}, which visitors will not see` }]
      : []),
    ...(alone.length > 0
      ? [{ what: `loses ${alone.slice(0, 12).join(', ')}`, isRemark: true }]
      : []),
  ];
};

/** Longer content is not parsed: the check of the schema reports its length. */
const parsedCharacters = 1_000_000;

const htmlFaults = ({ full }: Known): Fault[] =>
  [...full].flatMap(([slug, exchange]) => {
    const html: unknown = Object(exchange.json).content;
    if (typeof html !== 'string' || html.length > parsedCharacters) return [];
    return findInHtml(html).map(({ what, isRemark = false }) => ({
      what: `The content of ${slug} ${what}.`,
      sentence: htmlSentence,
      exchange,
      isRemark,
    }));
  });

export const htmlCheck: Check = {
  name: 'the HTML of posts is within the limits and keeps its content',
  obstacle: noFullPosts,
  find: htmlFaults,
};
