import { ButtonLink, PageIntro, PictureTiles, SocialLinks, TextSection } from '#ui';
import {
  bearingsInWheels,
  lacesInUse,
  sceneAbout,
  scenePro,
  sceneStory,
  tapeInUse,
} from '#ui/pictures';
import { about } from '../content/about.ts';
import { socials } from '../content/frame.ts';
import { PageHead } from '../seo/PageHead.tsx';

const { commitment, products, team } = about;
const pictures = { red: tapeInUse, blue: lacesInUse, green: bearingsInWheels };
const tiles = products.tiles.map((tile) => ({ ...tile, picture: pictures[tile.tone] }));

/** Renders the about page. */
export const Page = () => (
  <>
    <PageHead {...about.head} path={about.path} />
    <PageIntro {...about.intro} surface="night" picture={scenePro} />
    <TextSection {...about.story} picture={sceneStory} reversed />
    <PictureTiles {...products} tiles={tiles} />
    <TextSection {...commitment} surface="ice">
      <ButtonLink href={commitment.more.href} variant="outline">
        {commitment.more.label}
      </ButtonLink>
    </TextSection>
    <TextSection {...team} picture={sceneAbout} surface="crease" edge="blue" reversed>
      <ButtonLink href={team.contact.href} width="fillPhone">
        {team.contact.label}
      </ButtonLink>
      <SocialLinks label={team.socialsLabel} links={socials} />
    </TextSection>
  </>
);
