import { TextSection, ClosingBanner, PageIntro, Testimonials } from '#ui';
import { laces, tape, scenePro } from '#ui/pictures';
import { proTrusted } from '../content/whyChoose/proTrusted.ts';
import { PageHead } from '../seo/PageHead.tsx';

/** Renders the page about professional players. */
export const Page = () => (
  <>
    <PageHead {...proTrusted.head} path={proTrusted.path} />
    <PageIntro {...proTrusted.intro} surface="night" picture={scenePro} />
    <TextSection {...proTrusted.collegiate} picture={tape} />
    <TextSection
      {...proTrusted.professional}
      picture={laces}
      surface="crease"
      edge="blue"
      reversed
    />
    <Testimonials {...proTrusted.testimonials} testimonials={proTrusted.testimonials.items} />
    <ClosingBanner {...proTrusted.closing} />
  </>
);
