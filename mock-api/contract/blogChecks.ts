/** Checks of the lists and of each post. */
import {
  bodyFaults,
  noPosts,
  responseSentence,
  statusFaults,
  textOf,
  type AnyPost,
  type Check,
  type Fault,
  type Known,
} from './check.ts';
import { sentenceAt } from './contract.ts';
import type { Exchange } from './exchange.ts';

const listSentence = sentenceAt('components', 'responses', 'PostList');
const field = (name: string) =>
  sentenceAt('components', 'schemas', 'PostSummary', 'properties', name);
const timeOf = ({ publishedAt }: AnyPost) => Date.parse(textOf(publishedAt));
const nameOf = ({ slug, id }: AnyPost) => `The post ${JSON.stringify(slug ?? id)}`;

const orderFaults = (posts: readonly AnyPost[], exchange: Exchange): Fault[] => {
  const late = posts.find((post, index) => {
    const before = posts[index - 1];
    return before && timeOf(before) < timeOf(post);
  });
  return late
    ? [
        {
          what: `${nameOf(late)} is newer than the one before it.`,
          sentence: listSentence,
          exchange,
        },
      ]
    : [];
};

const repeatFaults = ({ posts, list }: Known): Fault[] =>
  ['slug', 'id'].flatMap((name) => {
    const values = posts.map((post) => textOf(post[name]).toLowerCase());
    const repeated = values.filter((value, index) => values.indexOf(value) < index);
    return repeated.length > 0
      ? [
          {
            what: `The ${name} ${JSON.stringify(repeated[0])} occurs more than once.`,
            sentence: listSentence,
            exchange: list,
          },
        ]
      : [];
  });

const previousSlugsOf = ({ previousSlugs }: AnyPost): string[] =>
  Array.isArray(previousSlugs) ? previousSlugs.map((slug) => textOf(slug).toLowerCase()) : [];

const previousSlugFaults = ({ posts, list }: Known): Fault[] => {
  const current = posts.map(({ slug }) => textOf(slug).toLowerCase());
  const previous = posts.flatMap(previousSlugsOf);
  const wrong = previous.find((slug, at) => current.includes(slug) || previous.indexOf(slug) < at);
  if (wrong === undefined) return [];
  const what = `The previous slug ${JSON.stringify(wrong)} is the slug of a post, or listed twice.`;
  return [{ what, sentence: listSentence, exchange: list }];
};

const futureRemarks = ({ posts, list, now }: Known): Fault[] =>
  posts
    .filter((post) => timeOf(post) > now + 60_000)
    .map((post) => ({
      what: `${nameOf(post)} is held back until its time, ${textOf(post['publishedAt'])}.`,
      sentence: field('publishedAt'),
      exchange: list,
      isRemark: true,
    }));

const postPath = '/api/blog/post/{slug}';

const fullPostFaults = (summary: AnyPost, exchange: Exchange): Fault[] => {
  const faults = [
    ...statusFaults(exchange, [200], responseSentence(postPath, 'get', '200')),
    ...(exchange.status === 200 ? bodyFaults('Post', exchange) : []),
  ];
  if (faults.length > 0) return faults;
  const post = exchange.json as AnyPost;
  const other = Object.keys(summary).find(
    (name) => JSON.stringify(summary[name]) !== JSON.stringify(post[name]),
  );
  if (other !== undefined) {
    const what = `${nameOf(summary)} has another ${other} than in the list.`;
    faults.push({ what, sentence: sentenceAt('paths', postPath, 'get'), exchange });
  }
  if (Date.parse(textOf(post['updatedAt'])) < timeOf(post)) {
    const sentence = sentenceAt(
      'components',
      'schemas',
      'Post',
      'allOf',
      '1',
      'properties',
      'updatedAt',
    );
    faults.push({
      what: `${nameOf(post)} was updated before it was published.`,
      sentence,
      exchange,
    });
  }
  return faults;
};

const categoryPath = '/api/blog/category/{category}';

const slugsOf = (posts: unknown) =>
  Array.isArray(posts) ? posts.map((post: unknown) => textOf(Object(post).slug)) : [];

const categoryFaults = async ({ send, posts }: Known): Promise<Fault[]> => {
  const named = posts.map(({ category }) => textOf(category)).filter(Boolean);
  const faults: Fault[] = [];
  for (const category of new Set([...named, 'no-such-category'])) {
    const exchange = await send({ path: `/api/blog/category/${encodeURIComponent(category)}` });
    const broken = [
      ...statusFaults(exchange, [200], sentenceAt('paths', categoryPath, 'get')),
      ...(exchange.status === 200 ? bodyFaults('PostSummary', exchange, true) : []),
    ];
    faults.push(...broken);
    if (broken.length > 0) continue;
    const expected = slugsOf(posts.filter((post) => textOf(post['category']) === category));
    if (slugsOf(exchange.json).toSorted().join() !== expected.toSorted().join()) {
      const what = `The category ${category} has ${slugsOf(exchange.json).length} posts, but ${expected.length} in the list of all posts.`;
      faults.push({ what, sentence: sentenceAt('paths', categoryPath, 'get'), exchange });
    }
    faults.push(...orderFaults(exchange.json as AnyPost[], exchange));
  }
  return faults;
};

/** The check of the list, which the others start from. */
export const listCheck: Check = {
  name: 'the list of posts answers 200 with posts of the schema',
  find: ({ list }) => {
    const faults = statusFaults(list, [200], listSentence);
    return faults.length > 0 ? faults : bodyFaults('PostSummary', list, true);
  },
};

export const blogChecks: readonly Check[] = [
  { name: 'each slug and each id occurs once', obstacle: noPosts, find: repeatFaults },
  {
    name: 'posts are sorted newest first',
    obstacle: noPosts,
    find: ({ posts, list }) => orderFaults(posts, list),
  },
  {
    name: 'a post of the future is held back until its time',
    obstacle: noPosts,
    find: futureRemarks,
  },
  { name: 'each previous slug leads to one post', obstacle: noPosts, find: previousSlugFaults },
  {
    name: 'each post of the list has a call with the same fields',
    obstacle: noPosts,
    find: ({ posts, full, now }) =>
      posts.flatMap((summary) => {
        const exchange = full.get(textOf(summary['slug']));
        const isHidden = exchange?.status === 404 && timeOf(summary) > now;
        return exchange && !isHidden ? fullPostFaults(summary, exchange) : [];
      }),
  },
  { name: 'each category has its posts, and an unknown one is empty', find: categoryFaults },
];
