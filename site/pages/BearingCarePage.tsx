import { bearingsInRows, bearingsInWheels } from '#ui/pictures';
import { bearingCare } from '../content/guides/bearingCare.ts';
import { sceneAlts } from '../content/scenes.ts';
import { createGuidePage } from './createGuidePage.tsx';

/** Renders the bearing care guide. */
export const Page = createGuidePage(bearingCare, bearingsInRows, {
  picture: bearingsInWheels,
  pictureAlt: sceneAlts.bearingsInWheels,
});
