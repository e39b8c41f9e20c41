import type { Behaviour } from './faults.ts';
import { posts, type Post } from './fixtures/index.ts';
import { hostileContent, hostileWords } from './hostile-words.ts';
import { lastPart } from './paths.ts';

/** A post, or what is sent in its place: any field may be anything. */
type AnyPost = Record<keyof Post, unknown>;

const [model] = posts as readonly [Post];
const fields = Object.keys(model) as (keyof Post)[];

const summary = ({ content: _content, updatedAt: _updatedAt, ...rest }: AnyPost) => rest;

interface Data {
  /** The list, whichever is asked for; left out when it is as always. */
  list?: (category: string) => readonly AnyPost[];
  /** One post; left out when it is as always. */
  one?: (slug: string) => AnyPost;
}

/** Answers with other data; the contact call, and what is no call, is answered as always. */
const withData =
  ({ list, one }: Data): Behaviour =>
  ({ call, req, res, answer }) => {
    const last = lastPart(req.path);
    if (one && call === 'post') res.json(one(last));
    else if (list && call === 'posts') res.json(list(model.category).map(summary));
    else if (list && call === 'category') res.json(list(last).map(summary));
    else answer();
  };

const named = (slug: string): Post => posts.find((post) => post.slug === slug) ?? model;

const nothing = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, null])) as Partial<AnyPost>;

/** One with null in all fields, and for each field one with null in that alone. */
export const nulls = withData({
  list: () => [
    { ...model, ...nothing(fields) },
    ...fields.map((field, index) => ({
      ...model,
      id: 1000 + index,
      slug: `null-${field}`,
      ...nothing([field]),
    })),
  ],
  one: () => ({ ...model, ...nothing(fields) }),
});

const day = 86_400_000;
const newest = Date.UTC(2025, 0, 5);

/** Newest first, as always; the addresses of their posts do not exist. */
export const many = withData({
  list: (category) =>
    Array.from({ length: 5000 }, (_, index) => ({
      ...model,
      id: index + 1,
      slug: `post-${index + 1}`,
      title: `Post ${index + 1} of 5,000`,
      category,
      publishedAt: new Date(newest - index * (day / 4)).toISOString(),
    })),
});

export const huge = withData({
  one: (slug) => {
    const post = named(slug);
    return { ...post, content: post.content.repeat(Math.ceil(5e6 / post.content.length)) };
  },
});

/** Each post of the list tries one thing in every field; the one post tries everything in its content. */
export const hostile = withData({
  list: (category) =>
    hostileWords.map((words, index) => ({
      ...model,
      id: index + 1,
      slug: words,
      title: words,
      excerpt: words,
      author: words,
      coverImage: words,
      category: index % 2 ? words : category,
    })),
  one: (slug) => ({
    ...model,
    slug,
    title: hostileWords[0],
    excerpt: hostileWords[1],
    author: hostileWords[2],
    coverImage: 'javascript:pwned()',
    content: hostileContent,
  }),
});

const noDates: readonly unknown[] = [
  '',
  ' ',
  'yesterday',
  'Invalid Date',
  '2025-02-30',
  '2025-13-01T00:00:00Z',
  '0000-00-00',
  '05/01/2025',
  '+275761-01-01T00:00:00Z',
  '\u0000',
  null,
  0,
  1_736_042_400,
  Number.MAX_VALUE,
  true,
  [],
  {},
  ['2025-01-05'],
];

export const badDates = withData({
  list: (category) =>
    noDates.map((publishedAt, index) => ({
      ...model,
      id: index + 1,
      slug: `bad-date-${index + 1}`,
      category,
      publishedAt,
    })),
  one: (slug) => ({ ...named(slug), publishedAt: 'yesterday', updatedAt: '2025-02-30' }),
});

/** All posts; then the first again whole, under another slug, in capitals, and under another id. */
export const duplicates = withData({
  list: () => [
    ...posts,
    model,
    { ...model, slug: `${model.slug}-again` },
    { ...model, id: 2000, slug: model.slug.toUpperCase() },
    { ...model, id: 2001 },
    { ...model, id: String(model.id), slug: 'id-as-text' },
  ],
});
