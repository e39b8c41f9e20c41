import type { PostSummary } from '../api/schemas.ts';
import { linkTo } from '../routes.ts';
import { categories, categoryHref, categoryLabel } from './categories.ts';
import { brand, store } from './facts.ts';
import { breadcrumbTo, type Head } from './page.ts';
import { heroPicture } from './pictures.ts';
import { allArticles } from './posts.ts';
import { sceneAlts } from './scenes.ts';
import { storeHref } from './storeLinks.ts';

const head: Head = {
  title: 'Blog: Hockey Tips and Product Guides',
  description: 'Taping, lacing, rolling, packing: what we have learned at the rink, written down.',
  keywords: ['hockey blog', 'hockey tips'],
  picture: heroPicture,
};

/** The categories on the blog's first page. */
const featured = ['hockey-tips', 'product-guides'];
/** How many posts of each category the blog's first page shows. */
const featuredCount = 3;

const featuredOf = (posts: readonly PostSummary[], wanted: string) =>
  posts.filter(({ category }) => category === wanted).slice(0, featuredCount);

/** The number of posts in the list below the sections. */
const moreCount = 6;

/** Returns the sections of the blog's first page: the featured categories that have posts. */
export const blogSections = (posts: readonly PostSummary[]) =>
  featured
    .map((category) => ({
      id: category,
      title: categoryLabel(category),
      posts: featuredOf(posts, category),
      all: { label: `View all ${categoryLabel(category)}`, href: categoryHref(category) },
    }))
    .filter((section) => section.posts.length > 0);

/** Returns the newest posts that no section of the blog's first page shows. */
export const moreArticles = (posts: readonly PostSummary[]) => {
  const shown = new Set(blogSections(posts).flatMap((section) => section.posts));
  return posts.filter((post) => !shown.has(post)).slice(0, moreCount);
};

const failed = {
  title: 'Something went wrong',
  text: "We couldn't load the blog posts. Please try again later.",
};

/** The guides, between the posts of the blog's first page and below those of each category. */
export const blogGuides = {
  id: 'guides',
  title: 'Step by step',
  lead: 'Three guides with drawings. On the ice, rink mode shows one step at a time on your phone.',
  tiles: [
    {
      name: 'Tape a stick',
      href: linkTo('/guides/hockey-stick-taping').href,
      text: 'Blade, knob and grip, wrap by wrap.',
      tone: 'red',
      pictureAlt: sceneAlts.stickTaped,
    },
    {
      name: 'Lace skates',
      href: linkTo('/guides/hockey-skate-lacing').href,
      text: 'The right length, pattern and pull.',
      tone: 'blue',
      pictureAlt: sceneAlts.skateHalfLaced,
    },
    {
      name: 'Clean bearings',
      href: linkTo('/guides/bearing-maintenance').href,
      text: 'Sixteen bearings in one evening.',
      tone: 'green',
      pictureAlt: sceneAlts.bearingsInWheels,
    },
  ],
} as const;

/** The banner at the end of the blog's first page and of each category. */
export const blogClosing = {
  title: 'The gear we make',
  text: `Tape, laces and bearings, all in our ${store.name} store.`,
  store: { label: `Shop on ${store.name}`, href: storeHref('blog') },
  more: { label: 'See the products', href: linkTo('/where-to-buy').href },
};

export const blog = {
  head,
  path: '/blog',
  intro: {
    title: 'The Crossbar Hockey blog',
    lead: 'Taping, lacing, rolling, packing: what we have learned at the rink, written down.',
    breadcrumb: breadcrumbTo('/blog'),
  },
  failed,
  more: 'More articles',
  empty: { title: 'No posts found', text: 'There are no blog posts yet. Check back soon!' },
};

/** The posts of other categories, below those of a category that has few. */
export const categoryOthers = {
  title: 'From other topics',
  all: allArticles,
};

/** Returns links to the blog and to the categories with posts; to all categories when none is known. */
export const categoryLinks = (current?: string, topics: readonly string[] = []) => {
  const offered = categories.filter((slug) => topics.includes(slug));
  return {
    title: 'Topics',
    links: [
      { label: 'All topics', href: blog.path, isCurrent: current === undefined },
      ...(offered.length > 0 ? offered : categories).map((slug) => ({
        label: categoryLabel(slug),
        href: categoryHref(slug),
        isCurrent: slug === current,
      })),
    ],
  };
};

/** The title and the description of the RSS feed. */
export const feed = { title: `${brand} blog`, description: head.description };

const subtitles: Record<string, string> = {
  'hockey-tips':
    'Expert tips and techniques to improve your hockey game and performance on the ice.',
};
const otherSubtitle =
  'Detailed guides to help you get the most out of your hockey equipment and gear.';

/** Returns the content of a category page. The slug comes from the URL and may be any text. */
export const categoryPage = (slug: string) => {
  const label = categoryLabel(slug) || 'Blog';
  const lead = (Object.hasOwn(subtitles, slug) ? subtitles[slug] : undefined) ?? otherSubtitle;
  const href = categoryHref(slug);
  return {
    head: {
      title: label,
      description: `${label}: ${lead}`,
      keywords: [label.toLowerCase(), 'hockey', 'blog'],
      picture: heroPicture,
    } satisfies Head,
    path: href,
    intro: { title: label, lead, breadcrumb: [linkTo('/'), linkTo('/blog'), { label, href }] },
    failed,
    empty: {
      title: 'No posts found',
      text: 'There are no blog posts in this category yet. Check back soon!',
    },
    more: 'Show more',
    shown: (count: number, total: number) => `Showing ${count} of ${total} posts`,
  };
};
