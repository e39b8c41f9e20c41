import {
  BlogTeaser,
  ClosingBanner,
  Hero,
  ProductShowcase,
  Reasons,
  Testimonials,
  type BlogTeaserState,
} from '#ui';
import {
  bearingsInWheelsThumb,
  heroTall,
  heroWide,
  inlineStride,
  lacesInUseThumb,
  shotBlock,
  tapeOnSkates,
} from '#ui/pictures';
import { postsPath } from '../api/paths.ts';
import { usePosts } from '../api/usePosts.ts';
import { home, teaserCount } from '../content/home.ts';
import { postCard } from '../content/posts.ts';
import { homeCards } from '../content/products/cards.ts';
import { PageHead } from '../seo/PageHead.tsx';
import { LowerSections } from './LowerSections.tsx';

const products = homeCards();

/** The pictures of the products that the testimonials are about. */
const quotePictures = {
  defenseman: shotBlock,
  coach: lacesInUseThumb,
  parent: bearingsInWheelsThumb,
};
const testimonials = home.testimonials.items.map((item) => ({
  ...item,
  picture: quotePictures[item.id],
}));

const useTeaser = (): BlogTeaserState => {
  const latest = usePosts(postsPath);
  if (latest.status === 'loading') return latest;
  if (latest.status === 'failed')
    return { ...latest, text: home.blog.failure, onRetry: () => location.reload() };
  return { status: 'loaded', posts: latest.data.posts.slice(0, teaserCount).map(postCard) };
};

/** Renders the home page. */
export const Page = () => (
  <>
    <PageHead {...home.head} path="/" />
    <Hero {...home.hero} picture={heroWide} tallPicture={heroTall} />
    <ProductShowcase {...home.showcase} products={products} />
    <LowerSections>
      <Reasons {...home.reasons} reasons={home.reasons.items} picture={tapeOnSkates} />
      <Testimonials {...home.testimonials} testimonials={testimonials} />
      <ClosingBanner {...home.closing} picture={inlineStride} />
    </LowerSections>
    {/* Not in LowerSections: it announces a failure only when its posts fail while it is shown. */}
    <BlogTeaser {...home.blog} state={useTeaser()} />
  </>
);
