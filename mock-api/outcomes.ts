/** What each scenario makes of a request, as plain data: the server sends it, a story's `fetch` too. */
import type { CallName } from './calls.ts';
import { longText, longTitle, missingPicture, unbrokenWord } from './fixtures/edges.ts';
import { posts, toSummary, type Post } from './fixtures/index.ts';
import type { Scenario } from './scenarios.ts';

/** An answer in full. */
export interface Answer {
  status: number;
  type: 'json' | 'text' | 'html';
  body: string;
}

/** An answer; or the normal one, at once or late; or a connection that is cut. */
export type Outcome = Answer | 'usual' | 'late' | 'cut';

/** A request, as a scenario sees it. */
export interface Asked {
  /** Undefined when it is none of the contract's calls. */
  call: CallName | undefined;
  /** The last part of the path: a slug or a category. */
  last: string;
}

export const json = (status: number, value: unknown): Answer => ({
  status,
  type: 'json',
  body: JSON.stringify(value),
});

export const loginPage = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Sign in</title></head>
<body><h1>Sign in</h1><form><input name="user"><button>Continue</button></form></body></html>
`;

/** Seven entries, of which a reader that checks what it is given can use none. */
const brokenPosts = [
  null,
  'a post',
  42,
  [],
  {},
  { id: 1, slug: 'no-title', excerpt: 'A title, a cover and a date are missing.' },
  { id: {}, slug: 7, title: null, category: [], coverImage: false, publishedAt: 'yesterday' },
];

const notFound = json(404, { error: 'Not found' });

const malformed: Record<CallName, Outcome> = {
  posts: json(200, brokenPosts),
  category: json(200, brokenPosts),
  post: json(200, { id: 1, slug: 'no-title', author: null }),
  contact: { status: 201, type: 'json', body: '{"id": 1, "recei' },
};

const empty: Record<CallName, Outcome> = {
  posts: json(200, []),
  category: json(200, []),
  post: notFound,
  contact: 'usual',
};

/** Answers a blog call from these posts; whatever else is asked is answered as always. */
export const fromPosts = (all: readonly Post[], { call, last }: Asked): Outcome => {
  if (call === 'posts') return json(200, all.map(toSummary));
  if (call === 'category') {
    return json(200, all.filter(({ category }) => category === last).map(toSummary));
  }
  if (call !== 'post') return 'usual';
  const post = all.find(({ slug }) => slug === last);
  return post ? json(200, post) : json(404, { error: 'There is no post with this slug' });
};

/** The posts, each with something else about it. */
const dressed =
  (change: (post: Post, at: number) => Partial<Post>) =>
  (asked: Asked): Outcome =>
    fromPosts(
      posts.map((post, at) => ({ ...post, ...change(post, at) })),
      asked,
    );

/** Every third title is one word that no line can break. */
const atLength = ({ content }: Post, at: number) => ({
  title: at % 3 === 1 ? unbrokenWord : longTitle,
  author: at % 3 === 1 ? unbrokenWord : longTitle,
  excerpt: at % 3 === 1 ? unbrokenWord : longText,
  content: `<p>${longText} ${unbrokenWord}</p><h2>${longTitle}</h2>${content}<h2>${unbrokenWord}</h2><p>${longText}</p>`,
});

/** What each scenario makes of a request. Pictures and /api/dev never get here. */
export const outcomes: Record<Scenario, (asked: Asked) => Outcome> = {
  ok: () => 'usual',
  slow: () => 'late',
  error: () => ({ status: 500, type: 'text', body: 'The mock API was told to fail' }),
  unauthorized: () => json(401, { error: 'Sign in required' }),
  notFound: () => notFound,
  empty: ({ call }) => (call ? empty[call] : 'usual'),
  malformed: ({ call }) => (call ? malformed[call] : 'usual'),
  html: () => ({ status: 200, type: 'html', body: loginPage }),
  offline: () => 'cut',
  longText: dressed(atLength),
  noPictures: dressed(() => ({ coverImage: '' })),
  brokenPictures: dressed(() => ({ coverImage: missingPicture })),
};
