/** What content does at its worst. */
import { expect } from 'storybook/test';

export { longText, longTitle, missingPicture, unbrokenWord } from '#mock-api/fixtures/edges.ts';

/** The page must never be wider than the window. */
export const expectNoSidewaysScroll = async () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
};
