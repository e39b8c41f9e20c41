/** What content does at its worst. */
import { expect } from 'storybook/test';

export const longTitle =
  'How we re-taped, re-laced and re-greased an entire bench between two periods of a game nobody expected to go to overtime';

export const longText =
  'Four lines, three goalies and a coach who had lost her whistle: the night everything in the bag was needed at once. We wrote down what ran out first, what nobody touched, and what the parents carried in from their cars, so that the list you pack from is longer than ours was and shorter than the one you were going to write.';

export const unbrokenWord = 'Eishockeyschlittschuhschnürsenkelverlängerungsbeauftragte';

/** An address of this server at which there is no picture. */
export const missingPicture = '/api/covers/left-in-the-locker-room.svg';

/** The page must never be wider than the window. */
export const expectNoSidewaysScroll = async () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
};
