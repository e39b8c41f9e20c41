import { LaceFinder } from '#ui';
import { laceFinder, laceStore } from '../../content/finders/laceLength.ts';
import { productPageLink } from '../../content/finders/productPageLink.ts';
import { address } from './address.ts';
import type { FinderModule } from './finder.ts';

/** Renders the finder of the length of laces. */
export const Finder: FinderModule['Finder'] = ({ product, surface }) => (
  <LaceFinder
    {...laceFinder}
    tone={product.tone}
    store={laceStore(product)}
    surface={surface}
    address={address}
  />
);

/** Renders the finder as a box in a guide, with a link to the product's page. */
export const GuideFinder: FinderModule['GuideFinder'] = ({ product }) => (
  <LaceFinder
    {...laceFinder}
    tone={product.tone}
    productPageLink={productPageLink(product, laceFinder.id)}
  />
);
