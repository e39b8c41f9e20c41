/** Every section of ui with the least that it can be told. */
import type { ReactElement } from 'react';
import * as ui from '#ui';
import {
  link,
  picture,
  post,
  testimonial,
  reason,
  product,
  share,
  teaser,
  categoryLinks,
} from './rendered-data.ts';

export const renderedSections: Record<string, ReactElement> = {
  BlogCategory: (
    <ui.BlogCategory
      empty={teaser.empty}
      categoryLinks={categoryLinks}
      state={{ status: 'loaded', posts: [{ ...post, id: 'a' }] }}
    />
  ),
  BlogIndex: (
    <ui.BlogIndex
      empty={teaser.empty}
      categoryLinks={categoryLinks}
      state={{
        status: 'loaded',
        sections: [{ id: 'tips', title: 'Tips', posts: [{ ...post, id: 'a' }], all: link }],
      }}
    />
  ),
  BlogPost: (
    <ui.BlogPost
      state={{
        status: 'loaded',
        post: { title: 'A title', badge: 'Tips', html: null, keepAs: '/blog/a' },
        breadcrumb: [link],
        share,
        all: link,
      }}
    />
  ),
  BlogTeaser: (
    <ui.BlogTeaser {...teaser} state={{ status: 'loaded', posts: [{ ...post, id: 'a' }] }} />
  ),
  TextSection: <ui.TextSection title="Our Story" id="story" paragraphs={['It began.']} />,
  Claims: <ui.Claims title="Figures" claims={[{ value: '3x', label: 'more durable' }]} />,
  ClosingBanner: <ui.ClosingBanner title="Ready?" text="Go." store={link} />,
  ContactDetails: (
    <ui.ContactDetails
      title="Contact"
      lead="Write."
      breadcrumb={[link]}
      details={[{ term: 'Phone', lines: [{ text: '555' }] }]}
      store={link}
      socials={[]}
    />
  ),
  DataTable: <ui.DataTable caption="Lengths" columns={[{ name: 'Size' }]} rows={[['Senior']]} />,
  FeatureList: (
    <ui.FeatureList title="Clear" tone="red" features={[{ title: 'Cloth', text: 'Woven.' }]} />
  ),
  Figure: <ui.Figure drawing={picture} alt="A blade." />,
  Guide: (
    <ui.Guide
      title="How to tape"
      lead="Blade and grip."
      breadcrumb={[link]}
      time="20 minutes"
      parts={[{ id: 'blade', title: 'Blade', points: [{ name: 'Heel', text: 'First.' }] }]}
      tip={{ title: 'Warm', text: 'Keep it so.' }}
      closing={{ title: 'Ready?', text: 'Go.', store: link }}
      source="example.com"
    />
  ),
  GuideContents: <ui.GuideContents parts={[{ id: 'blade', title: 'Blade' }]} />,
  GuideMethod: (
    <ui.GuideMethod
      id="heel"
      name="Heel to toe"
      figure={picture}
      figureAlt="A blade."
      steps={[{ name: 'Start', text: 'At the heel.' }]}
    />
  ),
  GuidePart: (
    <ui.GuidePart id="blade" title="Blade">
      Text
    </ui.GuidePart>
  ),
  GuideBanner: <ui.GuideBanner title="Lacing" text="Step by step." link={link} />,
  Hero: (
    <ui.Hero
      title="Gear up"
      lead="Small gear."
      picture={picture}
      tallPicture={picture}
      pictureAlt="A rink."
      store={link}
      explore={link}
    />
  ),
  LinkIndex: <ui.LinkIndex groups={[{ title: 'Pages', links: [link] }]} />,
  Materials: <ui.Materials groups={[{ title: 'Tools', items: ['Scissors'] }]} />,
  NotFound: <ui.NotFound title="404" text="Wide." home={link} links={[link]} />,
  PageIntro: <ui.PageIntro title="Quality" lead="Six." breadcrumb={[link]} />,
  Points: <ui.Points points={[{ name: 'Heel', text: 'First.' }]} />,
  ProductDetail: (
    <ui.ProductDetail
      name="Tape"
      breadcrumb={[link]}
      price="$9.99"
      description="Clear."
      facts={[{ label: 'Width', value: '1 inch' }]}
      pictures={[{ picture, thumb: picture, alt: 'A roll.' }]}
      tone="red"
      store={link}
      note="In our store."
    />
  ),
  ProductGallery: (
    <ui.ProductGallery
      label="Pictures of tape"
      tone="red"
      pictures={[{ picture, thumb: picture, alt: 'A roll.' }]}
    />
  ),
  ProductShowcase: (
    <ui.ProductShowcase
      title="Gear"
      lead="Three."
      id="gear"
      products={[{ ...product, id: 'tape' }]}
    />
  ),
  Reasons: <ui.Reasons title="Why" lead="Four." reasons={[{ ...reason, icon: 'quality' }]} />,
  RelatedPosts: <ui.RelatedPosts title="More" posts={[{ ...post, id: 'a' }]} all={link} />,
  SectionHeading: <ui.SectionHeading title="Heading" id="heading" />,
  Standards: (
    <ui.Standards title="Standards" id="all" standards={[{ title: 'One', text: 'It is so.' }]} />
  ),
  Steps: <ui.Steps title="Steps" id="how" steps={[{ title: 'Write', text: 'To us.' }]} />,
  Testimonials: <ui.Testimonials title="Voices" testimonials={[{ ...testimonial, id: 'a' }]} />,
  ProTip: <ui.ProTip id="tip" title="Warm" text="Keep it so." />,
  CategoryLinks: <ui.CategoryLinks {...categoryLinks} />,
  Troubleshooting: <ui.Troubleshooting problems={[{ problem: 'Loose', solution: 'Pull.' }]} />,
};
