/** Checks of the HTML of posts and of their covers. */
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { noFullPosts, noPosts, type AnyPost, type Check, type Fault, type Known } from './check.ts';
import { htmlRules, sentenceAt } from './contract.ts';
import { sendTo, type Exchange } from './exchange.ts';

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

/** The most posts whose covers are fetched. */
const coverLimit = 20;

const coverField = (name: string) =>
  sentenceAt('components', 'schemas', 'PostSummary', 'properties', name);

/** Fetches a picture from the API, or from another host by https. */
const fetchCover = ({ send }: Known, url: string): Promise<Exchange> => {
  if (url.startsWith('/')) return send({ path: url });
  const { origin, pathname, search } = new URL(url);
  return sendTo(new URL(origin))({ path: pathname + search });
};

const sizeFaults = async (exchange: Exchange, url: string, width?: number): Promise<Fault[]> => {
  const sentence = coverField(width === undefined ? 'coverImage' : 'coverImages');
  const type = exchange.headers['content-type'] ?? '';
  if (exchange.status !== 200 || !type.startsWith('image/')) {
    return [{ what: `The cover ${url} is not a picture.`, sentence, exchange }];
  }
  if (width === undefined) return [];
  const actual = await sharp(exchange.body)
    .metadata()
    .catch(() => undefined);
  return actual?.width === width
    ? []
    : [
        {
          what: `The cover ${url} is ${actual?.width ?? 'not a picture of any'} px wide, not ${width}.`,
          sentence,
          exchange,
        },
      ];
};

/** The check of the schema reports others. */
const isCover = (value: unknown): value is { url: string; width: number } =>
  typeof Object(value).url === 'string' && typeof Object(value).width === 'number';

const coversOf = ({ coverImage, coverImages }: AnyPost): { url: string; width?: number }[] => [
  ...(typeof coverImage === 'string' && coverImage !== '' ? [{ url: coverImage }] : []),
  ...(Array.isArray(coverImages) ? coverImages.filter(isCover) : []),
];

const coverFaults = async (known: Known): Promise<Fault[]> => {
  const faults: Fault[] = [];
  for (const post of known.posts.slice(0, coverLimit)) {
    for (const { url, width } of coversOf(post)) {
      // The check of the schema reports another address.
      if (!/^(?:\/(?!\/)|https:\/\/)/.test(url) || !URL.canParse(url, 'https://a.example'))
        continue;
      faults.push(...(await sizeFaults(await fetchCover(known, url), url, width)));
    }
  }
  return faults;
};

export const contentChecks: readonly Check[] = [
  {
    name: 'the HTML of posts is within the limits and keeps its content',
    obstacle: noFullPosts,
    find: htmlFaults,
  },
  {
    name: 'covers are pictures of the widths that the API names',
    obstacle: noPosts,
    find: coverFaults,
  },
];
