/** The spelling of slugs and categories in the API. Addresses are in lower case, which the API may not find. */
import type { PostSummary } from './schemas.ts';

const spellings = { slug: new Map<string, string>(), category: new Map<string, string>() };

/** Remembers the slugs and categories of posts. */
export const rememberSpelling = (posts: readonly Pick<PostSummary, 'slug' | 'category'>[]) => {
  for (const post of posts) {
    for (const field of ['slug', 'category'] as const) {
      const lower = post[field].toLowerCase();
      if (lower !== post[field]) spellings[field].set(lower, post[field]);
    }
  }
};

/** Returns how the API writes a slug or a category of an address. */
export const spellingOf = (field: 'slug' | 'category', text: string) =>
  spellings[field].get(text.toLowerCase()) ?? text;
