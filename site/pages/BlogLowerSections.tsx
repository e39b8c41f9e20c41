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

/** Renders the guides, below the posts of a category, and between those of the blog's first page. */
export const BlogGuides = () => <PictureTiles {...blogGuides} tiles={tiles} />;

/** Renders the banner at the end of the blog's first page and of each category. */
export const BlogClosing = () => (
  <ClosingBanner {...blogClosing} picture={productsStackedNear} surface="crease" />
);

interface BlogLowerSectionsProps {
  /** A section above the guides. */
  children?: ReactNode;
}

/** Renders what follows the posts of a category: the guides and a banner. */
export const BlogLowerSections = ({ children }: BlogLowerSectionsProps) => (
  <LowerSections>
    {children}
    <BlogGuides />
    <BlogClosing />
  </LowerSections>
);
