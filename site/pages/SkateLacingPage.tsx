import { lacesInUse } from '#ui/pictures';
import { skateLacing } from '../content/guides/skateLacing.ts';
import { createGuidePage } from './createGuidePage.tsx';

/** Renders the skate lacing guide. */
export const Page = createGuidePage(skateLacing, lacesInUse);
