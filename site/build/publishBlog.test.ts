import { expect, it } from 'vitest';
import type { HostingManifest } from '../hosting/manifest.ts';
import { duringPublication } from './publishBlog.ts';

const document = (file: string, ...styles: string[]) => ({ file, styles, scripts: ['sha256-s'] });

it('duringPublication allows the styles of the old and the new documents, of the old pages', () => {
  const before: HostingManifest = {
    pages: { '/': document('index.html', 'a'), '/blog/old': document('blog/old.html', 'b') },
    notFound: document('404.html', 'n'),
    shells: [{ prefix: '/blog/', ...document('shells/post.html', 's') }],
    missingPost: document('missing-post.html', 'm'),
    gone: [],
    redirects: {},
    scheduled: {},
    answers: {},
  };
  const after = {
    pages: { '/': document('index.html', 'a2'), '/blog/new': document('blog/new.html', 'c') },
    shells: [{ prefix: '/blog/', ...document('shells/post.html', 's') }],
    missingPost: document('missing-post.html', 'm2'),
  };
  expect(duringPublication(before, after)).toEqual({
    ...before,
    pages: { '/': document('index.html', 'a', 'a2'), '/blog/old': document('blog/old.html', 'b') },
    missingPost: document('missing-post.html', 'm', 'm2'),
  });
});
