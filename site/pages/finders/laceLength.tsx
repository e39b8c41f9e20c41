import { LaceFinder } from '#ui';
import { laceFinder } from '../../content/finders/laceLength.ts';
import { ownPage } from '../../content/finders/ownPage.ts';
import { address } from './address.ts';
import type { PageFinder } from './finder.ts';

/** The finder of the length of laces. */
export const Finder: PageFinder = ({ product, surface, isInGuide = false }) => (
  <LaceFinder
    {...laceFinder}
    surface={surface}
    {...(isInGuide ? { ownPage: ownPage(product, laceFinder.id) } : { address })}
  />
);
