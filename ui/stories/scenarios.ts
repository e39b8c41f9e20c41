/**
 * What becomes of the blog's sections and of the form in each way the mock API can behave. A new way that is not
 * answered here is a type error.
 */
import type { BlogCategoryState, BlogIndexState, BlogPostState, ContactFormProps } from '#ui';
import type { Scenario } from '#mock-api/scenarios.ts';
import { allArticles } from './articles.ts';
import { contactDefaults } from './contact.tsx';
import { longText, longTitle, missingPicture } from './edges.ts';
import { articleOf } from './posts.ts';

const failed = {
  status: 'failed',
  title: 'Something went wrong',
  text: "We couldn't load the blog posts. Please try again later.",
} as const;

const loading = { status: 'loading' } as const;

const inCategory = (name: string) => allArticles.filter(({ category }) => category === name);

/** Two categories, three posts each. */
const sections = [
  {
    id: 'hockey-tips',
    title: 'Hockey Tips',
    lead: 'Expert tips and techniques to improve your hockey game and performance on the ice.',
    posts: inCategory('Hockey Tips').slice(0, 3),
    all: { label: 'View all', href: '/blog/category/hockey-tips' },
  },
  {
    id: 'product-guides',
    title: 'Product Guides',
    lead: 'Detailed guides to help you get the most out of your hockey equipment and gear.',
    posts: inCategory('Product Guides').slice(0, 3),
    all: { label: 'View all', href: '/blog/category/product-guides' },
  },
];

type Card = (typeof allArticles)[number];

const indexWith = (change: Partial<Card>) =>
  ({
    status: 'loaded',
    sections: sections.map((section) => ({
      ...section,
      posts: section.posts.map((post) => ({ ...post, ...change })),
    })),
  }) as const;
const categoryWith = (change: Partial<Card>) =>
  ({
    status: 'loaded',
    posts: inCategory('Hockey Tips').map((post) => ({ ...post, ...change })),
  }) as const;
const tooLong = { title: longTitle, author: longTitle, excerpt: longText };

/** The blog's first page. */
export const indexStates: Record<Scenario, BlogIndexState> = {
  ok: indexWith({}),
  slow: loading,
  error: failed,
  unauthorized: failed,
  notFound: failed,
  empty: { status: 'loaded', sections: sections.map((section) => ({ ...section, posts: [] })) },
  malformed: failed,
  html: failed,
  offline: failed,
  longText: indexWith(tooLong),
  noPictures: indexWith({ cover: '' }),
  brokenPictures: indexWith({ cover: missingPicture }),
};

/** A category's page. */
export const categoryStates: Record<Scenario, BlogCategoryState> = {
  ok: categoryWith({}),
  slow: loading,
  error: failed,
  unauthorized: failed,
  notFound: failed,
  empty: { status: 'loaded', posts: [] },
  malformed: failed,
  html: failed,
  offline: failed,
  longText: categoryWith(tooLong),
  noPictures: categoryWith({ cover: '' }),
  brokenPictures: categoryWith({ cover: missingPicture }),
};

const missing = {
  status: 'missing',
  title: 'Post not found',
  text: "Sorry, we couldn't find the blog post you're looking for.",
  action: { label: 'Return to blog', href: '/blog' },
} as const;

const loadedPost = articleOf('how-many-rolls-of-shin-tape');
const postWith = (change: Partial<typeof loadedPost.post>) =>
  ({ status: 'loaded', ...loadedPost, post: { ...loadedPost.post, ...change } }) as const;

/** An article's page: why a post is missing makes no difference to who looks for it. */
export const postStates: Record<Scenario, BlogPostState> = {
  ok: postWith({}),
  slow: {
    status: 'loading',
    withoutScript: {
      text: 'This article needs JavaScript to load.',
      link: { label: 'All posts', href: '/blog' },
    },
  },
  error: missing,
  unauthorized: missing,
  notFound: missing,
  empty: missing,
  malformed: missing,
  html: missing,
  offline: missing,
  longText: postWith({ title: longTitle, author: longTitle }),
  noPictures: postWith({ cover: '' }),
  brokenPictures: postWith({ cover: missingPicture }),
};

type FormState = Pick<ContactFormProps, 'defaults' | 'isSending' | 'result'>;

const sent: FormState = { result: { kind: 'success', text: 'Your message is with us.' } };
const notSent: FormState = {
  defaults: contactDefaults,
  result: {
    kind: 'failure',
    text: 'Not sent. What you wrote is still here: try again, or send it another way.',
    mail: { label: 'Send it as an email', href: 'mailto:hello@crossbarhockey.example' },
    copy: { label: 'Copy message', onCopy: () => {} },
  },
};

/** The form, after it was sent. Of an answer only the status is read: a success with nonsense is one. */
export const contactStates: Record<Scenario, FormState> = {
  ok: sent,
  slow: { defaults: contactDefaults, isSending: true },
  error: notSent,
  unauthorized: notSent,
  notFound: notSent,
  empty: sent,
  malformed: sent,
  html: sent,
  offline: notSent,
  longText: sent,
  noPictures: sent,
  brokenPictures: sent,
};
