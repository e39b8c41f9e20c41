import { BearingTemplate, Finder as FinderSection } from '#ui';
import { bearingCount, bearingTemplate } from '../../content/finders/bearingCount.ts';
import { address } from './address.ts';
import type { PageFinder } from './finder.ts';

/** The template of a bearing and the finder of their number, on the page of the bearings. */
export const Finder: PageFinder = ({ product, surface }) => (
  <>
    <BearingTemplate {...bearingTemplate} surface={surface} />
    <FinderSection {...bearingCount(product)} surface="snow" address={address} />
  </>
);
