import { stickTaped, stickToe, tapeAtRink } from '#ui/pictures';
import { stickTaping } from '../content/guides/stickTaping.ts';
import { sceneAlts } from '../content/scenes.ts';
import { createGuidePage } from './createGuidePage.tsx';

/** Renders the stick taping guide. */
export const Page = createGuidePage(
  stickTaping,
  tapeAtRink,
  // Phones and tablets crop the picture. The mark on the shaft is at its upper edge.
  { picture: { ...stickTaped, focus: 'top' }, pictureAlt: sceneAlts.stickTaped },
  { picture: stickToe, pictureAlt: sceneAlts.stickToe },
);
