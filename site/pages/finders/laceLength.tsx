import { LaceFinder } from '#ui';
import { laceFinder } from '../../content/finders/laceLength.ts';
import { address } from './address.ts';
import type { PageFinder } from './finder.ts';

/** The finder of the page of the laces. */
export const Finder: PageFinder = ({ surface }) => (
  <LaceFinder {...laceFinder} surface={surface} address={address} />
);
