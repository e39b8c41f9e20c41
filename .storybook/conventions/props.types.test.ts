/** The states that the types of sections exclude. `npm run types` fails when one of them is allowed. */
import { describe, expectTypeOf, it } from 'vitest';
import type {
  BlogCategoryState,
  BlogIndexState,
  BlogTeaserState,
  HeroProps,
  PageIntroProps,
  PictureProps,
  PostItem,
  ProductCardProps,
  TextSectionProps,
} from '#ui';

type Picture = HeroProps['picture'];
interface Text {
  id: string;
  title: string;
  paragraphs: string[];
}
interface Intro {
  title: string;
  lead: string;
  breadcrumb: PageIntroProps['breadcrumb'];
}

describe('pictures', () => {
  it('are not allowed without a text alternative', () => {
    expectTypeOf<Text & { picture: Picture }>().not.toExtend<TextSectionProps>();
    expectTypeOf<Intro & { picture: Picture }>().not.toExtend<PageIntroProps>();
    expectTypeOf<{ source: string }>().not.toExtend<PictureProps>();
    expectTypeOf<Omit<ProductCardProps, 'pictureAlt'>>().not.toExtend<ProductCardProps>();
    expectTypeOf<Omit<HeroProps, 'pictureAlt'>>().not.toExtend<HeroProps>();
  });

  it('are allowed with one', () => {
    expectTypeOf<Text & { picture: Picture; pictureAlt: string }>().toExtend<TextSectionProps>();
    expectTypeOf<Intro & { picture: Picture; pictureAlt: string }>().toExtend<PageIntroProps>();
  });

  it('are not allowed together with a rink mark', () => {
    expectTypeOf<
      Intro & { picture: Picture; pictureAlt: string; mark: 'crease' }
    >().not.toExtend<PageIntroProps>();
  });
});

describe('lists of posts', () => {
  interface Failed {
    status: 'failed';
    text: string;
    posts: PostItem[];
  }

  it('have no posts while they load or after they failed', () => {
    expectTypeOf<Failed>().not.toExtend<BlogTeaserState>();
    expectTypeOf<Failed>().not.toExtend<BlogCategoryState>();
    expectTypeOf<Omit<Failed, 'posts'> & { sections: [] }>().not.toExtend<BlogIndexState>();
    expectTypeOf<{ status: 'loading'; posts: PostItem[] }>().not.toExtend<BlogTeaserState>();
  });

  it('have posts once they are loaded', () => {
    expectTypeOf<{ status: 'loaded' }>().not.toExtend<BlogTeaserState>();
    expectTypeOf<Omit<Failed, 'posts'>>().toExtend<BlogTeaserState>();
  });
});
