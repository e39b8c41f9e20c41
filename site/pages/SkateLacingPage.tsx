import { lacesTight, skateHalfLaced } from '#ui/pictures';
import { skateLacing } from '../content/guides/skateLacing.ts';
import { sceneAlts } from '../content/scenes.ts';
import { createGuidePage } from './createGuidePage.tsx';

/** Renders the skate lacing guide. */
export const Page = createGuidePage(skateLacing, lacesTight, {
  picture: skateHalfLaced,
  pictureAlt: sceneAlts.skateHalfLaced,
});
