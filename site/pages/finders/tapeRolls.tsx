import { TapeFinder } from '#ui';
import { tapeFinder } from '../../content/finders/tapeRolls.ts';
import { address } from './address.ts';
import type { FinderModule } from './finder.ts';

/** Renders the finder of the rolls of tape. */
export const Finder: FinderModule['Finder'] = ({ product, surface }) => {
  const finder = tapeFinder(product);
  return finder && <TapeFinder {...finder} surface={surface} address={address} />;
};
