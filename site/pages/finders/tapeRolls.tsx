import { TapeFinder } from '#ui';
import { ownPage } from '../../content/finders/ownPage.ts';
import { tapeFinder } from '../../content/finders/tapeRolls.ts';
import { address } from './address.ts';
import type { PageFinder } from './finder.ts';

/** The finder of the rolls of tape. */
export const Finder: PageFinder = ({ product, surface, isInGuide = false }) => {
  const finder = tapeFinder(product);
  return (
    finder && (
      <TapeFinder
        {...finder}
        surface={surface}
        {...(isInGuide ? { ownPage: ownPage(product, finder.id) } : { address })}
      />
    )
  );
};
