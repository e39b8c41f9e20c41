/**
 * Every page in every state that a visitor can find it in. The stories, the sheets and the inspector
 * are made of this table, and tests hold it to the route table and to the specification.
 */
import { posts } from '#mock-api/fixtures/index.ts';
import type { Scenario } from '#mock-api/scenarios.ts';
import type { notFoundRoute, RoutePath } from '../../site/routes.ts';
import type { SpecifiedState } from './specification.ts';

/** How a page comes into a state. */
export interface PageState {
  /** How the API behaves; `ok` when left out. */
  scenario?: Scenario;
  /** The address, where it is not the page's usual one. */
  path?: string;
  /** What the specification calls it. */
  shows?: readonly SpecifiedState[];
}

const page = <Name extends string>(
  title: string,
  path: string,
  states: Record<Name | 'Loaded', PageState>,
) => ({ title, path, states });

const picturesFail = (shows: readonly SpecifiedState[]) =>
  ({ scenario: 'brokenPictures', shows }) as const;

const [newest] = posts;
if (!newest) throw new Error('The mock API has no posts.');

/** What becomes of every list of articles whose words and covers are at their worst. */
const extremes = {
  LongText: { scenario: 'longText' },
  NoPictures: { scenario: 'noPictures' },
} as const;

export const pageStates = {
  '/': page('Home', '/', {
    Loaded: { shows: ['teaser loaded', 'menu closed'] },
    Loading: { scenario: 'slow', shows: ['teaser loading'] },
    Empty: { scenario: 'empty' },
    LoadFailed: { scenario: 'error', shows: ['teaser failed'] },
    MenuOpen: { shows: ['menu open'] },
    ...extremes,
    BrokenPictures: picturesFail([
      'tape picture failed',
      'laces picture failed',
      'bearings picture failed',
      'other picture failed',
      'cover failed',
    ]),
  }),
  '/hockey-tape': page('Hockey Tape', '/hockey-tape', {
    Loaded: {},
    BrokenPictures: picturesFail(['tape picture failed']),
  }),
  '/hockey-laces': page('Hockey Laces', '/hockey-laces', {
    Loaded: {},
    BrokenPictures: picturesFail(['laces picture failed']),
  }),
  '/bearings': page('Bearings', '/bearings', {
    Loaded: {},
    BrokenPictures: picturesFail(['bearings picture failed']),
  }),
  '/where-to-buy': page('Where to buy', '/where-to-buy', {
    Loaded: {},
    BrokenPictures: picturesFail([]),
  }),
  '/about': page('About us', '/about', { Loaded: {}, BrokenPictures: picturesFail([]) }),
  '/contact': page('Contact', '/contact', {
    Loaded: { shows: ['form idle'] },
    Refused: { shows: ['form refused'] },
    Sending: { scenario: 'slow', shows: ['form sending'] },
    Sent: { shows: ['form sent', 'toast of success'] },
    SendFailed: { scenario: 'error', shows: ['form failed', 'toast of failure'] },
  }),
  '/blog': page('Blog', '/blog', {
    Loaded: { shows: ['index loaded'] },
    Loading: { scenario: 'slow', shows: ['index loading'] },
    Empty: { scenario: 'empty' },
    LoadFailed: { scenario: 'error', shows: ['index failed'] },
    ...extremes,
    BrokenPictures: picturesFail(['cover failed']),
  }),
  '/blog/category/:category': page('Category', '/blog/category/hockey-tips', {
    Loaded: { shows: ['category loaded'] },
    Loading: { scenario: 'slow', shows: ['category loading'] },
    Empty: { scenario: 'empty', shows: ['category empty'] },
    LoadFailed: { scenario: 'error', shows: ['category failed'] },
    NotFound: { path: '/blog/category/goalie-masks', shows: ['category empty'] },
    ...extremes,
    BrokenPictures: picturesFail(['cover failed']),
  }),
  '/blog/:slug': page('Article', `/blog/${newest.slug}`, {
    Loaded: { shows: ['post loaded'] },
    Loading: { scenario: 'slow', shows: ['post loading'] },
    NotFound: { path: '/blog/no-such-article', shows: ['post missing'] },
    LoadFailed: { scenario: 'error', shows: ['post failed'] },
    ...extremes,
    BrokenPictures: picturesFail(['cover failed']),
  }),
  '/guides/hockey-stick-taping': page('Stick taping guide', '/guides/hockey-stick-taping', {
    Loaded: {},
  }),
  '/guides/hockey-skate-lacing': page('Skate lacing guide', '/guides/hockey-skate-lacing', {
    Loaded: {},
  }),
  '/guides/bearing-maintenance': page('Bearing care guide', '/guides/bearing-maintenance', {
    Loaded: {},
  }),
  '/why-choose/quality': page('Quality', '/why-choose/quality', { Loaded: {} }),
  '/why-choose/performance': page('Performance', '/why-choose/performance', { Loaded: {} }),
  '/why-choose/pro-trusted': page('Pro trusted', '/why-choose/pro-trusted', { Loaded: {} }),
  '/why-choose/guarantee': page('Guarantee', '/why-choose/guarantee', { Loaded: {} }),
  '/sitemap': page('Sitemap', '/sitemap', { Loaded: {} }),
  '*': page('Not found', '/privacy-policy', { Loaded: { shows: ['unknown address'] } }),
} satisfies Record<RoutePath | (typeof notFoundRoute)['path'], ReturnType<typeof page>>;

export type StatedPath = keyof typeof pageStates;

/** The names of a page's states. */
export type StateName<Path extends StatedPath> = keyof (typeof pageStates)[Path]['states'] & string;
