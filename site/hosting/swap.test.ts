import { EventEmitter, once } from 'node:events';
import { rename, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { ask, open } from '../api/testing/http.ts';
import { watchBuild } from './currentBuild.ts';
import { openBuild } from './manifest.ts';
import { createSiteServer } from './server.ts';
import { contents, writeBuild } from './testing/fixture.ts';

const swaps = 80;

/** Writes a build whose home page names its hash, which is in the policy of the same build. */
const writeNamed = async (name: string) => {
  const build = writeBuild();
  onTestFinished(() => build.remove());
  const dist = join(build.folder, 'dist');
  const hash = `sha256-${name}`;
  const page = { file: 'index.html', styles: [hash], scripts: [] };
  const manifest = { ...build.build.manifest, pages: { '/': page } };
  await writeFile(join(dist, 'hosting.json'), JSON.stringify(manifest));
  const html = `<title>${hash}</title>`.padEnd(200 + name.length * 100);
  await writeFile(join(build.root, 'index.html'), html);
  await writeFile(join(build.root, 'index.html.br'), brotliCompressSync(html));
  await writeFile(join(build.root, 'index.html.gz'), gzipSync(html));
  return dist;
};

// Eighty builds replace each other, which takes seconds on a machine that also builds.
it(
  'answers with the page and policy of one build while the build is replaced',
  { timeout: 30_000 },
  async () => {
    const dist = await writeNamed('a');
    const other = await writeNamed('bb');
    const watch = watchBuild(dist);
    const api = { handler: () => expect.unreachable('no call to the API expected') };
    const origin = await open(createSiteServer({ build: openBuild(dist), api, watch }));
    const done = new AbortController();
    const answers = new Set<string>();
    const visits = new EventEmitter();
    const visit = async () => {
      while (!done.signal.aborted) {
        const page = await ask(origin, '/');
        const [hash = ''] = /sha256-\w+/.exec(page.body.toString()) ?? [];
        const isAllowed = page.headers['content-security-policy']?.includes(`'${hash}'`);
        answers.add(`${page.status} ${hash} ${isAllowed}`);
        const script = await ask(origin, '/assets/main-a1.js');
        answers.add(`${script.status} ${script.body.toString()}`);
        visits.emit('end');
      }
    };
    const visitors = [visit(), visit(), visit()];
    for (let swap = 1; swap <= swaps; swap++) {
      // In the middle of the other visits.
      await once(visits, 'end');
      // A build is never older than the one that it replaces.
      await utimes(join(other, 'hosting.json'), swap, swap);
      await rename(dist, `${dist}.old`);
      await rename(other, dist);
      await rename(`${dist}.old`, other);
    }
    done.abort();
    await Promise.all(visitors);
    expect([...answers].toSorted()).toEqual([
      `200 ${contents['assets/main-a1.js']}`,
      '200 sha256-a true',
      '200 sha256-bb true',
    ]);
  },
);
