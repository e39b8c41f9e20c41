import { ButtonLink, TextSection, PageIntro, SocialLinks } from '#ui';
import { sceneAbout, scenePro, lacesInUse } from '#ui/pictures';
import { about } from '../content/about.ts';
import { socials } from '../content/frame.ts';
import { PageHead } from '../seo/PageHead.tsx';

const { commitment, team } = about;

/** Renders the about page. */
export const Page = () => (
  <>
    <PageHead {...about.head} path={about.path} />
    <PageIntro {...about.intro} surface="night" picture={lacesInUse} />
    <TextSection {...about.story} picture={sceneAbout} />
    <TextSection {...commitment} surface="ice" edge="blue" reversed>
      <ButtonLink href={commitment.more.href} variant="outline">
        {commitment.more.label}
      </ButtonLink>
    </TextSection>
    <TextSection {...team} picture={scenePro} surface="crease" edge="blue">
      <ButtonLink href={team.contact.href}>{team.contact.label}</ButtonLink>
      <SocialLinks label={team.socialsLabel} links={socials} />
    </TextSection>
  </>
);
