import { attributeLimit, depthLimit, lengthLimit, tagLimit } from '../limits.ts';
import { family } from './payload.ts';

const times = (count: number, html: string) => html.repeat(count);
const bad = '<img src=x onerror=pwned()>';

/** Large content below the limits. */
export const amounts = family('amount', [
  ['many siblings', `${times(300, '<i>a</i>')}${bad}<p>kept</p>`],
  ['many handlers', `<p ${times(90, 'onclick=pwned() ')}>kept</p>${times(50, bad)}`],
  ['many attributes', `<p ${Array.from({ length: 99 }, (_, n) => `a${n}=b`).join(' ')}>kept`],
  ['huge attribute', `<p title="${times(100_000, 'x')}" onclick=pwned()>kept</p>`],
  ['huge word', `<p>${times(100_000, 'x')}kept</p>${bad}`],
  ['deep', `${times(200, '<blockquote>')}kept${bad}`],
  ['deep and dropped', `${times(200, '<div>')}kept${bad}`],
  ['many open formats', `${times(150, '<b><p>')}kept${bad}`],
  ['many comments', `${times(200, '<!--x-->')}${bad}kept`],
]);

/** Content over a limit, which the sanitizer rejects. */
export const overLimit = family('over a limit', [
  ['long', times(lengthLimit + 1, 'x')],
  ['5 MB', times(100_000, '<p>A paragraph of fifty characters, all in all</p>')],
  ['many tags', times(tagLimit / 2 + 1, '<p>x</p>')],
  ['many brackets', times(tagLimit + 1, '<')],
  ['10,000 levels', times(10_000, '<div>')],
  ['formatting', times(10_000, '<b>')],
  ['table in table', times(100, '<table><tr><td>')],
  ['levels that the estimate does not see', times(depthLimit + 50, '<div></b>')],
  ['attributes', `<p ${Array.from({ length: attributeLimit + 1 }, (_, n) => `a${n}`).join(' ')}>`],
  ['100,000 attributes', `<p ${Array.from({ length: 1e5 }, (_, n) => `a${n}`).join('/')}>`],
]);
