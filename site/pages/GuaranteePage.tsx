import { ClosingBanner, GuaranteeTicket, ItemSection, columnItems, stepItems } from '#ui';
import { sceneGuarantee, tapeBand } from '#ui/pictures';
import { guarantee } from '../content/whyChoose/guarantee.ts';
import { PageHead } from '../seo/PageHead.tsx';

const { facts, stub, store, claim } = guarantee;

/** Keeps the band in the picture of a phone or a tablet, which is low. */
const band = { ...tapeBand, focus: 'top' } as const;

/** Renders the guarantee page. */
export const Page = () => (
  <>
    <PageHead {...guarantee.head} path={guarantee.path} />
    <GuaranteeTicket {...guarantee.intro} {...{ facts, stub, store, claim }} picture={band} />
    <ItemSection variant={stepItems} {...guarantee.steps} edge="blue" />
    <ItemSection variant={columnItems} {...guarantee.terms} surface="ice" edge="hairline" />
    <ClosingBanner {...guarantee.closing} picture={sceneGuarantee} />
  </>
);
