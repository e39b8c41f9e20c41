/** The pages that ask the API something: how they are come to, and what they say. */
import type { SafeHtml } from '#ui';
import type { CallName } from '../../../mock-api/calls.ts';
import { posts as fixtures, toSummary } from '../../../mock-api/fixtures/index.ts';
import { readPost } from '../../api/post.ts';
import { readPosts } from '../../api/posts.ts';
import type { PrerenderedPage, PrerenderedData } from '../../api/prerendered.tsx';
import { blog, categoryPage, postPage } from '../../content/blog.ts';
import { home } from '../../content/home.ts';
import type { Outcome } from './outcomes.ts';

/** From a document of its own, from the shell, or from another page of the site. */
export const entries = ['document', 'shell', 'link'] as const;
export type Entry = (typeof entries)[number];

/** A page that asks the API something. */
export interface Room {
  path: string;
  call: CallName;
  /** What its document comes with; a page without it has no document of its own. */
  state?: PrerenderedPage;
  /** Whether the shell is sent where it has no document. */
  hasShell?: true;
  /** Words that stand on it, whatever was answered. */
  says: Record<Outcome, readonly string[]>;
}

const all = readPosts(fixtures.map(toSummary));
const category = 'hockey-tips';
const inCategory = all.filter((post) => post.category === category);
const [model] = fixtures;
if (!model) throw new Error('The mock API has no posts.');
const { content, ...read } = readPost(model, model.slug);

const stateAt = (path: string, data: PrerenderedData): PrerenderedPage => ({
  path,
  year: 2026,
  data,
});
const listAt = (path: string, posts: typeof all): PrerenderedPage =>
  stateAt(path, { list: { posts, total: posts.length } });

const { failed, empty } = categoryPage(category);
const wrong = [failed.title, failed.text];

export const rooms: readonly Room[] = [
  {
    path: '/',
    call: 'posts',
    state: listAt('/', all.slice(0, 3)),
    says: {
      loaded: ['Read more'],
      empty: [home.blog.empty.title],
      failed: [home.blog.failure, 'Retry'],
    },
  },
  {
    path: '/blog',
    call: 'posts',
    state: listAt('/blog', all.slice(0, 8)),
    says: { loaded: ['Read more'], empty: [blog.empty.title], failed: wrong },
  },
  {
    path: `/blog/category/${category}`,
    call: 'category',
    state: listAt(`/blog/category/${category}`, inCategory),
    hasShell: true,
    says: { loaded: ['Read more'], empty: [empty.title, empty.text], failed: wrong },
  },
  {
    path: `/blog/${model.slug}`,
    call: 'post',
    state: stateAt(`/blog/${model.slug}`, {
      post: { ...read, content: content as SafeHtml, hash: 'another hash' },
      related: inCategory.slice(0, 3),
    }),
    hasShell: true,
    says: {
      loaded: [postPage.share.title],
      empty: [],
      failed: [postPage.missing.title, postPage.missing.text, postPage.missing.action.label],
    },
  },
];
