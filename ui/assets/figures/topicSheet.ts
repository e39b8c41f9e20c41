import type { Sheet } from './sheet.ts';

/** The size of the drawing of a topic of the blog. A module of its own, as `topicViews.ts` is. */
export const topicSheet: Sheet = { width: 260, height: 240 };
