/** Whether `build:blog` renders only what changed, with the same result as a run that renders everything. */
import { createHash } from 'node:crypto';
import { appendFile, cp, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { buildBlog } from '../build/buildBlog.ts';
import { listFiles } from '../hosting/manifest.ts';
import { posts as fixtures, type Post } from '../../mock-api/fixtures/index.ts';
import { newPost, startApi } from './postApi.ts';
import { expect, test } from './test.ts';

// Each copies the build, and runs it once or twice.
test.describe.configure({ timeout: 120_000 });

const build = async (dist: string, posts: readonly Post[]) => {
  // The build was made with the mock API, whose ETags are in its documents.
  const api = await startApi(posts, { hasEtags: true });
  try {
    await buildBlog({ env: { API_ORIGIN: api.origin }, dist });
  } finally {
    api.close();
  }
};

/** Returns the content hash of each file of a build. */
const contentsOf = async (dist: string) => {
  const names = [...listFiles(dist)].toSorted();
  const hash = async (name: string) =>
    createHash('sha256')
      .update(await readFile(`${dist}/${name}`))
      .digest('hex');
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await hash(name)] as const)),
  );
};

const fileOf = (dist: string, { slug }: Post) => `${dist}/site/blog/${slug}.html`;

/** Whether a category has the new post or the one that is gone: its posts link to others then. Neither names a product. */
const isMoved = (category: string) =>
  [newPost, fixtures.at(-1)].some((post) => post?.category === category);

/** The posts as they are later: one is new, one is gone, and the text of one has changed. */
const later = (posts: readonly Post[], edited: Post) => [
  newPost,
  ...posts
    .slice(0, -1)
    .map((post) =>
      post === edited ? { ...post, content: `<p>Edited.</p>${post.content}` } : post,
    ),
];

/** Calls a function with two copies of the build, and removes them afterwards. */
const withCopies = async (act: (one: string, other: string) => Promise<void>) => {
  // A lock of the build has the name of its folder.
  const copies = [await mkdtemp('.cache/incremental-'), await mkdtemp('.cache/full-')] as const;
  try {
    for (const copy of copies) await cp('dist', copy, { recursive: true });
    await act(...copies);
  } finally {
    for (const copy of copies) await rm(copy, { recursive: true });
  }
};

test('build:blog renders the posts whose data has changed, with the result of a full run', async () => {
  const edited = fixtures[5];
  const others = fixtures.filter((post) => post !== edited && !isMoved(post.category));
  const untouched = others[0];
  if (!untouched || !edited) throw new Error('The mock API has too few posts.');
  await withCopies(async (incremental, full) => {
    const inodeOf = async (dist: string, post: Post) => (await stat(fileOf(dist, post))).ino;
    const before = {
      untouched: await inodeOf(incremental, untouched),
      edited: await inodeOf(incremental, edited),
      full: await inodeOf(full, untouched),
    };

    await build(incremental, later(fixtures, edited));
    await rm(`${full}/record.json`);
    await build(full, later(fixtures, edited));

    expect(await inodeOf(incremental, untouched)).toBe(before.untouched);
    expect(await inodeOf(incremental, edited)).not.toBe(before.edited);
    expect(await inodeOf(full, untouched)).not.toBe(before.full);
    expect(await contentsOf(incremental)).toEqual(await contentsOf(full));
  });
});

test('build:blog writes nothing when nothing has changed', async () => {
  await withCopies(async (dist) => {
    const before = await stat(`${dist}/hosting.json`);
    await build(dist, fixtures);
    expect((await stat(`${dist}/hosting.json`)).ino).toBe(before.ino);
  });
});

test('build:blog renders everything after a change of the bundle', async () => {
  const [post] = fixtures;
  if (!post) throw new Error('The mock API has no posts.');
  await withCopies(async (dist) => {
    const before = await stat(fileOf(dist, post));
    await appendFile(`${dist}/template.html`, '<!-- changed -->');
    await build(dist, fixtures);
    expect((await stat(fileOf(dist, post))).ino).not.toBe(before.ino);
  });
});
