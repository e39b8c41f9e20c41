import { tapeBand } from '#ui/pictures';
import { stickTaping } from '../content/guides/stickTaping.ts';
import { createGuidePage } from './createGuidePage.tsx';

/** Renders the stick taping guide. */
export const Page = createGuidePage(stickTaping, tapeBand);
