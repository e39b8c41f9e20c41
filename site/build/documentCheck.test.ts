import { afterEach, describe, expect, it, vi } from 'vitest';
import { readPosts } from '../api/posts.ts';
import { checkOfCategory } from './documentCheck.ts';

const origin = 'http://api.example';
const path = '/api/blog/category/drills';
const answer = [
  { id: 1, slug: 'one', title: 'One', category: 'drills', publishedAt: '2025-01-05' },
  { id: 2, slug: 'two', title: 'Two', category: 'drills' },
];
const shown = readPosts(answer);

const answerWith = (body: unknown, status = 200) =>
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json(body, { status, headers: { ETag: '"drills"' } })),
  );

afterEach(() => vi.unstubAllGlobals());

describe('checkOfCategory', () => {
  it('has the ETag of the answer when it has the posts of the document, without malformed ones', async () => {
    answerWith([...answer, null]);
    expect(await checkOfCategory(origin, 'drills', shown)).toEqual({ path, etag: '"drills"' });
  });

  it('has no ETag when the answer has other posts, so that the visitor gets them', async () => {
    answerWith(answer);
    expect(await checkOfCategory(origin, 'drills', shown.slice(0, 1))).toEqual({ path });
    expect(await checkOfCategory(origin, 'drills', shown.toReversed())).toEqual({ path });
  });

  it('has no ETag when the API does not know the category', async () => {
    answerWith({ error: 'Not found' }, 404);
    expect(await checkOfCategory(origin, 'drills', [])).toEqual({ path });
  });
});
