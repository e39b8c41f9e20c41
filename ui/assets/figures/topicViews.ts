import topicsSvg from './drawings/topics.svg';
import type { Figure } from './figure.ts';
import { topicSheet } from './topicSheet.ts';

/**
 * The drawings of the blog's topics. The slug of a category after `#` shows its drawing; without one, or with another,
 * the address shows a play. A module of its own, so that the blog does not load the addresses of the other drawings.
 */
export const topics: Figure = { src: topicsSvg, ...topicSheet };
