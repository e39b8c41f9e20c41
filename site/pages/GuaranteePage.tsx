import { ButtonLink, ClosingBanner, PageIntro, Standards, Steps } from '#ui';
import { roomGuarantee } from '#ui/pictures';
import { guarantee } from '../content/whyChoose/guarantee.ts';
import { PageHead } from '../seo/PageHead.tsx';

/** Renders the guarantee page. */
export const Page = () => (
  <>
    <PageHead {...guarantee.head} path={guarantee.path} />
    <PageIntro {...guarantee.intro} surface="night" picture={roomGuarantee}>
      <ButtonLink href={guarantee.contact.href} variant="outline">
        {guarantee.contact.label}
      </ButtonLink>
    </PageIntro>
    <Steps {...guarantee.steps} edge="blue" />
    <Standards {...guarantee.terms} surface="ice" edge="hairline" />
    <ClosingBanner {...guarantee.closing} />
  </>
);
