import { BearingTemplate, Finder as FinderSection } from '#ui';
import { bearingCount, bearingTemplate } from '../../content/finders/bearingCount.ts';
import { address } from './address.ts';
import type { FinderModule } from './finder.ts';

/** Renders the template of a bearing and the finder of their number. */
export const Finder: FinderModule['Finder'] = ({ product, surface }) => (
  <>
    <BearingTemplate {...bearingTemplate} surface={surface} />
    <FinderSection {...bearingCount(product)} surface="snow" address={address} />
  </>
);

/** Renders the template alone. */
export const GuideFinder: FinderModule['GuideFinder'] = () => (
  <BearingTemplate {...bearingTemplate} surface="snow" isInGuide />
);
