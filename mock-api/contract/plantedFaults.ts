/** Test support: faults of an API, and how the report names each. */
import type { Breakage } from './brokenApi.ts';
import {
  json,
  isList,
  isMissing,
  inPost,
  inFull,
  inList,
  where,
  toMessage,
  html,
  withHeader,
  withCover,
} from './breakages.ts';

/** Each fault, and how the report names it: what is wrong, and the sentence of the contract. */
export const plantedFaults: Record<string, [Breakage, what: RegExp, sentence: RegExp]> = {
  'a list with status 500': [
    where(isList, (answer) => ({ ...answer, status: 500 })),
    /Expected 200, but the status is 500/,
    /newest first/,
  ],
  'no answer': [where(isList, () => undefined), /there is no answer/, /newest first/],
  'a page in place of the list': [where(isList, () => html), /media type is text\/html/, /./],
  'a list in an object': [inList((posts) => ({ posts })), /not an array/, /A post as the lists/],
  'no title': [inPost({ title: undefined }), /must have required property 'title'/, /Plain text/],
  'a slug in capitals': [
    inPost({ slug: 'Fresh-Laces' }),
    /\/slug must match/,
    /lower-case letters/,
  ],
  'a day that does not exist': [
    inPost({ publishedAt: '2025-02-30T00:00:00Z' }),
    /\/publishedAt must match format "date-time"/,
    /RFC 3339/,
  ],
  'a date without a zone': [
    inPost({ publishedAt: '2025-02-03T00:00:00' }),
    /date-time/,
    /time zone/,
  ],
  'a previous slug that is a slug': [
    inPost({ previousSlugs: ['fresh-laces'] }),
    /previous slug "fresh-laces" is the slug of a post/,
    /no previous slug is the slug/,
  ],
  'the oldest post first': [
    inList(([post]) => [post, { ...post, id: 2, slug: 'b', publishedAt: '2025-03-05T00:00:00Z' }]),
    /"b" is newer than the one before it/,
    /newest first/,
  ],
  'the same slug twice': [inList(([post]) => [post, post]), /slug "fresh-laces" occurs/, /once/],
  'another title in the list': [inFull({ title: 'Other' }), /another title than/, /same values/],
  'a text about the author that is an object': [
    inFull({ authorBio: { text: 'Ada' } }),
    /\/authorBio must be string/,
    /one or two sentences about the author/,
  ],
  'an update before the publication': [
    inFull({ updatedAt: '2024-01-01T00:00:00Z' }),
    /updated before it was published/,
    /Not before `publishedAt`/,
  ],
  'a category without its post': [
    where(
      (path) => path.includes('/category/hockey'),
      () => json(200, []),
    ),
    /hockey-tips has 0 posts, but 1/,
    /whose `category` is this one/,
  ],
  'a 404 for an unknown category': [
    where(
      (path) => path.includes('/category/no-'),
      () => json(404, { error: 'No' }),
    ),
    /Expected 200, but the status is 404/,
    /empty array/,
  ],
  'content over the length limit': [
    inFull({ content: 'x'.repeat(1_000_001) }),
    /\/content must NOT have more than 1000000 characters/,
    /At most 1,000,000 characters/,
  ],
  'content over the tag limit': [
    inFull({ content: '<br>'.repeat(8001) }),
    /has 8001 tags, over 8000/,
    /8,000 tags/,
  ],
  'content that is nested too deep': [
    inFull({ content: '<em>'.repeat(300) }),
    /300 levels deep|299 levels deep/,
    /256 levels/,
  ],
  'a video in the content': [
    inFull({ content: '<iframe src="https://example.com"></iframe>' }),
    /has <iframe>, which visitors will not see/,
    /removes those of/,
  ],
  'a cover without TLS': [
    inPost({ coverImage: 'http://example.com/a.webp' }),
    /\/coverImage must match pattern/,
    /https address/,
  ],
  'a cover that does not exist': [
    inPost({ coverImage: '/none.webp' }),
    /cover \/none.webp is not a picture/,
    /https address/,
  ],
  'a cover of another width': [
    withCover({ coverImages: [{ url: '/cover.webp', width: 720 }] }),
    /cover \/cover.webp is 1 px wide, not 720/,
    /several widths/,
  ],
  'a cover that is null': [inPost({ coverImages: [null] }), /\/coverImages\/0 must be object/, /./],
  'an object as a date': [
    inPost({ publishedAt: { toString: null } }),
    /\/publishedAt must/,
    /3339/,
  ],
  'a slug that is no valid Unicode': [
    inList(([post]) => [{ ...post, slug: '\uD800' }]),
    /\/slug must match/,
    /lower-case letters/,
  ],
  'an object as a category': [inPost({ category: { toString: 1 } }), /\/category must/, /./],
  'an object as a previous slug': [
    inPost({ previousSlugs: [{ toString: 1 }] }),
    /\/previousSlugs\/0 must/,
    /./,
  ],
  'a post for every slug': [
    where(isMissing, () => json(200, {})),
    /Expected 404, but the status is 200/,
    /No published post has this slug/,
  ],
  'a page for a missing post': [
    where(isMissing, () => ({ ...html, status: 404 })),
    /text\/html/,
    /./,
  ],
  'a 500 for a broken escape': [
    where(
      (path) => path.includes('%E0%A4%A'),
      () => json(500, { error: 'URIError' }),
    ),
    /Expected 400 or 404, but the status is 500/,
    /invalid escape/,
  ],
  'a 404 for another method': [
    (answer, { method }) => (method === 'DELETE' ? json(404, { error: 'No' }) : answer),
    /Expected 405, but the status is 404/,
    /Another method/,
  ],
  'a 405 without Allow': [
    (answer) => (answer.status === 405 ? json(405, { error: 'No' }) : answer),
    /header Allow is missing/,
    /answered with `Allow`/,
  ],
  'a list that is kept for a day': [
    where(isList, withHeader({ 'Cache-Control': 'public, max-age=86400' })),
    /may be kept too long: Cache-Control: public, max-age=86400/,
    /300 seconds at most/,
  ],
  'an ETag that is not compared': [
    where(isList, withHeader({ ETag: '"a"' })),
    /Expected 304, but the status is 200/,
    /answered by 304/,
  ],
  'an ETag without quotes': [where(isList, withHeader({ ETag: 'a' })), /not in quotes/, /304/],
  'a page to sign in for an unknown cookie': [
    (answer, { headers = {} }) =>
      headers['cookie'] ? { ...html, status: 302, headers: { Location: '/login' } } : answer,
    /Expected 200, but the status is 302/,
    /never a redirect/,
  ],
  'a stored message without a name': [
    toMessage(/^(?!.*"name":)/, {}),
    /Expected 400 or 422, but the status is 201/,
    /not JSON, or a field is missing/,
  ],
  'a stored message with a line break in a name': [
    toMessage(/"name":"[^"]*\\r\\n/, {}),
    /Expected 400 or 422, but the status is 201/,
    /line break/,
  ],
  'a stored form': [toMessage(/^text\/plain/, {}), /Expected 415/, /a form of another site/],
  'a 500 for a long message': [toMessage(/m{60000}/, { status: 500 }), /Expected 413/, /32,000/],
  'a refused valid message': [
    toMessage(/Please ignore it\."/, { status: 500 }),
    /Expected a 2xx, but the status is 500/,
    /accepted message/,
  ],
  'refused markup': [toMessage(/<script>/, { status: 403 }), /Expected a 2xx/, /emoji/],
  'a redirect after a message': [
    toMessage(/Please ignore it\."/, { status: 303 }),
    /the status is 303/,
    /A redirect is a failure/,
  ],
  'a limit without Retry-After': [
    toMessage(/Please ignore it\."/, { status: 429 }),
    /the status is 429/,
    /`Retry-After`/,
  ],
  'another answer to a repeat': [
    (answer, { headers = {}, method }) =>
      method === 'POST' && headers['idempotency-key']
        ? { ...answer, body: JSON.stringify({ received: true, id: performance.now() }) }
        : answer,
    /The repeat has another answer than the first, 201/,
    /gives the repeat the answer of the first/,
  ],
  'another message under the same key': [
    toMessage(/Contract check, another/, {}),
    /Expected 422, but the status is 201/,
    /belongs to another message/,
  ],
};
