import { TapeFinder } from '#ui';
import { tapeFinder } from '../../content/finders/tapeRolls.ts';
import { address } from './address.ts';
import type { PageFinder } from './finder.ts';

/** The finder of the page of the tape. */
export const Finder: PageFinder = ({ product, surface }) => {
  const finder = tapeFinder(product);
  return finder && <TapeFinder {...finder} surface={surface} address={address} />;
};
