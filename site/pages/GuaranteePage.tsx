import { ClosingBanner, GuaranteeTicket, ItemSection, columnItems, stepItems } from '#ui';
import { productsStacked, sceneGuarantee } from '#ui/pictures';
import { guarantee } from '../content/whyChoose/guarantee.ts';
import { PageHead } from '../seo/PageHead.tsx';

const { facts, stub, store, claim } = guarantee;

/** Renders the guarantee page. */
export const Page = () => (
  <>
    <PageHead {...guarantee.head} path={guarantee.path} />
    <GuaranteeTicket
      {...guarantee.intro}
      {...{ facts, stub, store, claim }}
      picture={productsStacked}
    />
    <ItemSection variant={stepItems} {...guarantee.steps} edge="blue" />
    <ItemSection variant={columnItems} {...guarantee.terms} surface="ice" edge="hairline" />
    <ClosingBanner {...guarantee.closing} picture={sceneGuarantee} />
  </>
);
