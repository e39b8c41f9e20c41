import { ButtonLink, ClosingBanner, ItemSection, PageIntro, columnItems, stepItems } from '#ui';
import { sceneGuarantee } from '#ui/pictures';
import { guarantee } from '../content/whyChoose/guarantee.ts';
import { PageHead } from '../seo/PageHead.tsx';

/** Renders the guarantee page. */
export const Page = () => (
  <>
    <PageHead {...guarantee.head} path={guarantee.path} />
    <PageIntro {...guarantee.intro} surface="night" picture={sceneGuarantee}>
      <ButtonLink href={guarantee.contact.href} variant="outline">
        {guarantee.contact.label}
      </ButtonLink>
    </PageIntro>
    <ItemSection variant={stepItems} {...guarantee.steps} edge="blue" />
    <ItemSection variant={columnItems} {...guarantee.terms} surface="ice" edge="hairline" />
    <ClosingBanner {...guarantee.closing} />
  </>
);
