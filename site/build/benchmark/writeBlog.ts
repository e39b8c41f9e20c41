/** Writes the blog of an API once, in a process of its own, so that its memory is its own too. */
import { mkdtemp, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { openBench } from '../bench.ts';
import { writeFromApi } from '../fromApi.ts';
import { placesIn } from '../places.ts';

process.env['NODE_ENV'] = 'production';
const api = process.argv[2] ?? '';
const out = await mkdtemp(resolve('.cache/benchmark-'));
const started = performance.now();
try {
  const places = placesIn(resolve('dist'));
  const bench = await openBench(places, out);
  const { posts } = await writeFromApi(bench, places, { api, year: 2026 });
  process.send?.({
    posts: posts.length,
    seconds: (performance.now() - started) / 1000,
    // In kB; of all threads together.
    peak: process.resourceUsage().maxRSS * 1024,
  });
} finally {
  await rm(out, { recursive: true, force: true });
}
