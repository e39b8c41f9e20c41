import { ButtonLink, PageIntro, PictureTiles, SocialLinks, TextSection } from '#ui';
import { lineUp, openBag, sceneBow, sceneShelf } from '#ui/pictures';
import { about } from '../content/about.ts';
import { socials } from '../content/frame.ts';
import { PageHead } from '../seo/PageHead.tsx';
import { withPictures } from './productTiles.ts';

const { commitment, products, team } = about;

/** Renders the about page. */
export const Page = () => (
  <>
    <PageHead {...about.head} path={about.path} />
    <PageIntro {...about.intro} surface="night" picture={lineUp} />
    <TextSection {...about.story} picture={sceneShelf} reversed />
    <PictureTiles {...products} tiles={withPictures(products.tiles)} />
    <TextSection {...commitment} picture={sceneBow} surface="ice">
      <ButtonLink href={commitment.more.href} variant="outline" width="fillPhone">
        {commitment.more.label}
      </ButtonLink>
    </TextSection>
    <TextSection {...team} picture={openBag} surface="crease" edge="blue" reversed>
      <ButtonLink href={team.contact.href} width="fillPhone">
        {team.contact.label}
      </ButtonLink>
      <SocialLinks label={team.socialsLabel} links={socials} />
    </TextSection>
  </>
);
