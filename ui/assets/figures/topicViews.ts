import topicsSvg from './drawings/topics.svg';
import type { Figure } from './figure.ts';
import { topicSheet } from './topicSheet.ts';

/**
 * One file with the drawings of all blog categories. Add `#` and the slug of a category to `src` to show its drawing.
 * Without a slug, or with an unknown one, the file shows a play. It is not in `index.ts`, because the script of the
 * blog would then contain the addresses of all drawings.
 */
export const topics: Figure = { src: topicsSvg, ...topicSheet };
