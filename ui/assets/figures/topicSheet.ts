import type { Sheet } from './sheet.ts';

/**
 * The size of the drawing of a blog category. It is not in `sheet.ts`, because the script of the blog would then
 * contain the sizes of all drawings.
 */
export const topicSheet: Sheet = { width: 260, height: 240 };
