/**
 * The rules of the contract that say what search engines and networks are told, in words. The
 * compiler asks for a line for a new rule, here or among those of the page itself.
 */
import type { pageRules } from '../../../site/e2e/audit/rules/index.ts';

type RuleName = keyof typeof pageRules;

/** Rules of what visitors get: links, files and markup need the whole built site to be judged. */
type OfThePage =
  | 'mainHeading'
  | 'headingLevels'
  | 'ownLinks'
  | 'linksAway'
  | 'contactLinks'
  | 'linkForms'
  | 'imageAlts'
  | 'imageSizes'
  | 'files'
  | 'pictureFit'
  | 'leftovers'
  | 'fillers'
  | 'whole'
  | 'inlineScripts'
  | 'inlineStyles';

export type InspectedRule = Exclude<RuleName, OfThePage>;

export const ruleGroups = ['Search result', 'Share card', 'Structured data'] as const;
export type RuleGroup = (typeof ruleGroups)[number];

const inSearch = (says: string) => ({ group: 'Search result', says }) as const;
const onCard = (says: string) => ({ group: 'Share card', says }) as const;
const inData = (says: string) => ({ group: 'Structured data', says }) as const;

export const ruleWords: Record<InspectedRule, { group: RuleGroup; says: string }> = {
  title: inSearch('One title: the page’s own words, then the brand.'),
  description: inSearch('One description, 70 to 160 characters long.'),
  keywords: inSearch('Keywords, once.'),
  canonical: inSearch('One canonical address: where the page is. None for the 404 document.'),
  indexing: inSearch('The page may be listed; the 404 document may not.'),
  language: inSearch('The document says which language it is in.'),
  strayTags: inSearch('Nothing that belongs to the head has slipped into the body.'),
  shareTags: onCard('Every tag of the card is there once, and says something.'),
  shareValues: onCard('The card names the brand and the page’s own address.'),
  sharePictures: onCard('Its picture is ours: 1200 by 630, JPEG or PNG.'),
  dataBlock: inData('One block at most, of schema.org, as JSON-LD.'),
  dataIds: inData('Each thing has an @id of its own, within this site.'),
  dataPointers: inData('What is pointed at is on this page, or on the home page.'),
  dataForbidden: inData(
    'No ratings or reviews of our own, no shipping or returns that are the marketplace’s, no type that nobody reads any more.',
  ),
  dataShapes: inData('Each thing says what its type requires.'),
  thingsWanted: inData('The page tells of what it is about.'),
  thingsElsewhere: inData('The site is told of at home only, a place only where there is one.'),
  theBrand: inData('The brand has its name, address, logo and founding year.'),
  openingHours: inData('The contact page tells when somebody answers.'),
  contactData: inData('Mail and telephone are the owner’s.'),
  offerCount: inData('Each pack is an offer of its own.'),
  pricesSeen: inData('A price that is told is seen, too.'),
  articleSeen: inData('Headline and date stand on the page.'),
  stepsSeen: inData('Every step of a guide stands where its address says.'),
  breadcrumb: inData('The breadcrumb that is told is the one that is seen.'),
};
