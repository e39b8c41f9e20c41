import { ClosingBanner, GuaranteeTicket, ItemSection, stepItems, termItems } from '#ui';
import { claimPutRight, claimShow, claimTell } from '#ui/figures';
import { productsStacked, sceneGuarantee } from '#ui/pictures';
import { guarantee } from '../content/whyChoose/guarantee.ts';
import { PageHead } from '../seo/PageHead.tsx';

const { facts, stub, store, claim, steps } = guarantee;
const [tell, show, putRight] = steps.items;
const items = [
  { ...tell, drawing: claimTell },
  { ...show, drawing: claimShow },
  { ...putRight, drawing: claimPutRight },
];

/** Renders the guarantee page. */
export const Page = () => (
  <>
    <PageHead {...guarantee.head} path={guarantee.path} />
    <GuaranteeTicket
      {...guarantee.intro}
      {...{ facts, stub, store, claim }}
      picture={productsStacked}
    />
    <ItemSection variant={stepItems} {...steps} items={items} edge="blue" />
    <ItemSection variant={termItems} {...guarantee.terms} surface="crease" edge="hairline" />
    <ClosingBanner {...guarantee.closing} picture={sceneGuarantee} />
  </>
);
