import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import pMap from 'p-map';
import { hashOf } from '../api/hash.ts';
import { postPath } from '../api/paths.ts';
import { readPost } from '../api/post.ts';
import type { PrerenderedPost } from '../api/postTypes.ts';
import { sanitize } from '../api/sanitize/node.ts';
import type { PostSummary } from '../api/schemas.ts';
import type { SiteDocument } from '../hosting/manifest.ts';
import { askApi, Refused } from './api.ts';
import { openBench, writePage, type Bench } from './bench.ts';
import type { Effort } from './compress.ts';
import type { Places } from './places.ts';

/** An article to be written. */
export interface PostTask {
  slug: string;
  /** What stands below it. */
  related: readonly PostSummary[];
}

/** Where articles come from, and where they go. All of it can be handed to another thread. */
export interface PostPlan {
  places: Places;
  /** The site's folder, or one that takes its place later. */
  out: string;
  api: string;
  /** The year in the footer. */
  year: number;
  /** How hard documents are compressed. */
  effort: Effort;
}

/** What is known of an article once it has been written. */
export interface PostPage {
  /** As hosts know it: decoded. */
  key: string;
  /** As addresses have it: encoded. */
  path: string;
  document: SiteDocument;
  title: string;
  /** ISO date of the last change. */
  changed: string | undefined;
}

/** Articles that are fetched and written at the same time in one thread. */
const atOnce = 4;

const fileOf = (slug: string) =>
  /^[a-z0-9-]{1,100}$/.test(slug)
    ? `blog/${slug}.html`
    : `blog/post-${createHash('sha256').update(slug).digest('hex').slice(0, 32)}.html`;

const readPrerendered = async (api: string, slug: string): Promise<PrerenderedPost | undefined> => {
  try {
    const { content, ...post } = readPost(await askApi(api, postPath(slug) ?? ''), slug);
    return { ...post, content: sanitize(content), hash: hashOf(content) };
  } catch (error) {
    // One bad article is left out like one that was taken back; an API that is down is another thing.
    if (!(error instanceof Refused || error instanceof TypeError)) throw error;
    console.warn(`The article '${slug}' is left out: ${error.message}`);
    return undefined;
  }
};

const writeOne = async (
  bench: Bench,
  { api, year, effort }: PostPlan,
  { slug, related }: PostTask,
) => {
  const post = await readPrerendered(api, slug);
  // A turn of the loop between articles: the sanitizer's documents are freed only then.
  await turn();
  if (!post) return [];
  const key = `/blog/${slug.toLowerCase()}`;
  const path = bench.app.postCanonical(slug);
  const { document } = await writePage(
    bench,
    {
      path,
      page: bench.app.routeOf(path).page,
      file: fileOf(slug.toLowerCase()),
      prerendered: { path, year, data: { post, related } },
    },
    effort,
  );
  const changed = post.updatedAt?.iso ?? post.publishedAt?.iso;
  return [{ key, path, document, title: post.title, changed } satisfies PostPage];
};

const benches = new Map<string, Promise<Bench>>();

/** Writes articles, a few at a time. What the API has no longer, or has malformed, is left out. */
export const writePosts = async ({
  plan,
  tasks,
}: {
  plan: PostPlan;
  tasks: readonly PostTask[];
}): Promise<PostPage[]> => {
  const bench = benches.get(plan.out) ?? openBench(plan.places, plan.out);
  benches.set(plan.out, bench);
  const opened = await bench;
  return (
    await pMap(tasks, (task) => writeOne(opened, plan, task), { concurrency: atOnce })
  ).flat();
};
