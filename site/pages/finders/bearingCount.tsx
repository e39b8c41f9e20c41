import { BearingTemplate, Finder as FinderSection } from '#ui';
import { bearingCount, bearingTemplate } from '../../content/finders/bearingCount.ts';
import { address } from './address.ts';
import type { PageFinder } from './finder.ts';

/** The template of a bearing, and on the page of the bearings the finder of their number. */
export const Finder: PageFinder = ({ product, surface, isInGuide = false }) => (
  <>
    <BearingTemplate {...bearingTemplate} surface={surface} isInPart={isInGuide} />
    {!isInGuide && <FinderSection {...bearingCount(product)} surface="snow" address={address} />}
  </>
);
