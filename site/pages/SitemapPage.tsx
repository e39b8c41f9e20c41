import { LinkIndex, PageIntro, PictureTiles } from '#ui';
import { sitemap } from '../content/sitemap.ts';
import { PageHead } from '../seo/PageHead.tsx';
import { withPictures } from './productTiles.ts';

/** Renders the sitemap page. */
export const Page = () => (
  <>
    <PageHead {...sitemap.head} path={sitemap.path} />
    <PageIntro {...sitemap.intro} mark="rink" />
    <PictureTiles
      {...sitemap.gear}
      tiles={withPictures(sitemap.gear.tiles)}
      titleSize="lg"
      surface="snow"
      edge="none"
    />
    <LinkIndex groups={sitemap.groups} />
  </>
);
