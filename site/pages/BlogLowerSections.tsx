import type { ReactNode } from 'react';
import { ClosingBanner, PictureTiles } from '#ui';
import {
  bearingsInWheelsTile,
  productsStackedNear,
  skateHalfLacedTile,
  stickTapedTile,
} from '#ui/pictures';
import { blogClosing, blogGuides } from '../content/blog.ts';
import { LowerSections } from './LowerSections.tsx';

const pictures = { red: stickTapedTile, blue: skateHalfLacedTile, green: bearingsInWheelsTile };
const tiles = blogGuides.tiles.map((tile) => ({ ...tile, picture: pictures[tile.tone] }));

interface BlogLowerSectionsProps {
  /** A section above the guides. */
  children?: ReactNode;
}

/** Renders what follows the posts of the blog's first page and of each category: the guides and a banner. */
export const BlogLowerSections = ({ children }: BlogLowerSectionsProps) => (
  <LowerSections>
    {children}
    <PictureTiles {...blogGuides} tiles={tiles} titleSize="lg" surface="crease" edge="none" />
    <ClosingBanner {...blogClosing} picture={productsStackedNear} />
  </LowerSections>
);
