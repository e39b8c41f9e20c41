import { stickTaped, stickToe, tapeOnLegs } from '#ui/pictures';
import { stickTaping } from '../content/guides/stickTaping.ts';
import { sceneAlts } from '../content/scenes.ts';
import { createGuidePage } from './createGuidePage.tsx';

/** Renders the stick taping guide. */
export const Page = createGuidePage(
  stickTaping,
  tapeOnLegs,
  { picture: stickTaped, pictureAlt: sceneAlts.stickTaped },
  stickToe,
);
