/**
 * What becomes of the blog's sections and of the form in each way the mock API can behave. A new way that is not
 * answered here is a type error.
 */
import type { BlogCategoryState, BlogIndexState, BlogPostState, ContactFormProps } from '#ui';
import type { Scenario } from '#mock-api/scenarios.ts';
import { allArticles } from './articles.ts';
import { contactDefaults } from './contact.tsx';
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

const indexLoaded = { status: 'loaded', sections } as const;
const categoryLoaded = { status: 'loaded', posts: inCategory('Hockey Tips') } as const;

/** The blog's first page. */
export const indexStates: Record<Scenario, BlogIndexState> = {
  ok: indexLoaded,
  slow: loading,
  error: failed,
  unauthorized: failed,
  notFound: failed,
  empty: { status: 'loaded', sections: sections.map((section) => ({ ...section, posts: [] })) },
  malformed: failed,
  html: failed,
  offline: failed,
};

/** A category's page. */
export const categoryStates: Record<Scenario, BlogCategoryState> = {
  ok: categoryLoaded,
  slow: loading,
  error: failed,
  unauthorized: failed,
  notFound: failed,
  empty: { status: 'loaded', posts: [] },
  malformed: failed,
  html: failed,
  offline: failed,
};

const missing = {
  status: 'missing',
  title: 'Post not found',
  text: "Sorry, we couldn't find the blog post you're looking for.",
  action: { label: 'Return to blog', href: '/blog' },
} as const;

/** An article's page: why a post is missing makes no difference to who looks for it. */
export const postStates: Record<Scenario, BlogPostState> = {
  ok: { status: 'loaded', ...articleOf('how-many-rolls-of-shin-tape') },
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
};
