import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as ui from '#ui';
import { Toaster } from '#ui/toaster';

const link = { label: 'Blog', href: '/blog' };
const picture = { src: '/tape.jpg', width: 800, height: 600, sources: [] };
const post = { title: 'A title', excerpt: 'A sentence.', href: '/blog/a' };
const testimonial = { quote: 'It holds.', author: 'Tyler M.', position: 'Player', rating: 4.5 };
const reason = { title: 'Quality', text: 'Six.', icon: 'quality', href: '/q', linkLabel: 'More' };
const product = {
  title: 'Tape',
  description: 'Clear.',
  price: '$9.99',
  picture,
  pictureAlt: 'A roll.',
  tone: 'red',
  href: '/hockey-tape',
  storeHref: 'https://example.com/tape',
  storeLabel: 'Buy',
} as const;
const header = { links: [link], store: link, currentPath: '/blog' };
const footer = {
  about: 'Small gear.',
  groups: [{ title: 'Resources', links: [link] }],
  socials: [{ name: 'X', icon: 'x', href: undefined }],
  copyright: '© 2026',
} as const;
const teaser = {
  title: 'Articles',
  lead: 'Written down.',
  empty: { title: 'None', text: 'Yet.' },
  all: link,
};

/** The least that each component can be told. */
const rendered: Record<string, ReactElement> = {
  Badge: <ui.Badge>Tips</ui.Badge>,
  BlogTeaser: (
    <ui.BlogTeaser {...teaser} state={{ status: 'loaded', posts: [{ ...post, id: 'a' }] }} />
  ),
  Breadcrumb: <ui.Breadcrumb items={[link]} />,
  Button: <ui.Button>Send</ui.Button>,
  ButtonLink: <ui.ButtonLink href="/blog">Read</ui.ButtonLink>,
  Chapter: <ui.Chapter title="Our Story" id="story" paragraphs={['It began.']} />,
  Claims: <ui.Claims title="Figures" claims={[{ value: '3x', label: 'more durable' }]} />,
  ClosingBanner: <ui.ClosingBanner title="Ready?" text="Go." store={link} />,
  ContactDetails: (
    <ui.ContactDetails
      title="Contact"
      lead="Write."
      trail={[link]}
      details={[{ term: 'Phone', lines: [{ text: '555' }] }]}
      store={link}
      socials={[]}
    />
  ),
  Container: <ui.Container>Text</ui.Container>,
  DataTable: <ui.DataTable caption="Lengths" columns={[{ name: 'Size' }]} rows={[['Senior']]} />,
  EmptyPanel: <ui.EmptyPanel title="None" text="Yet." />,
  FailurePanel: <ui.FailurePanel text="It failed." />,
  FeatureList: (
    <ui.FeatureList title="Clear" tone="red" features={[{ title: 'Cloth', text: 'Woven.' }]} />
  ),
  Figure: <ui.Figure drawing={picture} alt="A blade." />,
  Footer: <ui.Footer {...footer} />,
  Grid: (
    <ui.Grid columns="3">
      <li>One</li>
    </ui.Grid>
  ),
  Guide: (
    <ui.Guide
      title="How to tape"
      lead="Blade and grip."
      trail={[link]}
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
  Header: <ui.Header {...header} />,
  Heading: <ui.Heading level={2}>Heading</ui.Heading>,
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
  Icon: <ui.Icon name="trophy" />,
  Inline: <ui.Inline>Text</ui.Inline>,
  LinkIndex: <ui.LinkIndex groups={[{ title: 'Pages', links: [link] }]} />,
  LinkProvider: (
    <ui.LinkProvider value={({ href, children }) => <a href={`${href}#routed`}>{children}</a>}>
      <ui.TextLink href="/blog">Blog</ui.TextLink>
    </ui.LinkProvider>
  ),
  LoadingPosts: <ui.LoadingPosts count={3} />,
  Logo: <ui.Logo />,
  Materials: <ui.Materials groups={[{ title: 'Tools', items: ['Scissors'] }]} />,
  MediaCard: <ui.MediaCard media={<ui.RinkMark kind="faceoff" />}>Tape</ui.MediaCard>,
  NotFound: <ui.NotFound title="404" text="Wide." home={link} links={[link]} />,
  PageFrame: (
    <ui.PageFrame header={header} footer={footer}>
      Text
    </ui.PageFrame>
  ),
  PageIntro: <ui.PageIntro title="Quality" lead="Six." trail={[link]} />,
  Picture: <ui.Picture source={picture} alt="A roll." />,
  Points: <ui.Points points={[{ name: 'Heel', text: 'First.' }]} />,
  PostCard: <ui.PostCard {...post} />,
  PostCardSkeleton: <ui.PostCardSkeleton />,
  Price: <ui.Price>$9.99</ui.Price>,
  ProductCard: <ui.ProductCard {...product} />,
  ProductDetail: (
    <ui.ProductDetail
      name="Tape"
      trail={[link]}
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
  Rating: <ui.Rating value={4.5} />,
  ReasonCard: <ui.ReasonCard {...reason} icon="quality" />,
  Reasons: <ui.Reasons title="Why" lead="Four." reasons={[{ ...reason, icon: 'quality' }]} />,
  RinkMark: <ui.RinkMark kind="faceoff" />,
  Section: <ui.Section>Text</ui.Section>,
  SectionHeading: <ui.SectionHeading title="Heading" id="heading" />,
  SkipLink: <ui.SkipLink target="main" />,
  SocialLinks: <ui.SocialLinks label="Follow us" links={[{ name: 'X', icon: 'x' }]} />,
  Stack: <ui.Stack>Text</ui.Stack>,
  Standards: (
    <ui.Standards title="Standards" id="all" standards={[{ title: 'One', text: 'It is so.' }]} />
  ),
  Steps: <ui.Steps title="Steps" id="how" steps={[{ title: 'Write', text: 'To us.' }]} />,
  TestimonialCard: <ui.TestimonialCard {...testimonial} />,
  Testimonials: <ui.Testimonials title="Voices" testimonials={[{ ...testimonial, id: 'a' }]} />,
  Text: <ui.Text>Text</ui.Text>,
  TextLink: <ui.TextLink href="/blog">Blog</ui.TextLink>,
  Tip: <ui.Tip id="tip" title="Warm" text="Keep it so." />,
  Troubles: <ui.Troubles troubles={[{ problem: 'Loose', cure: 'Pull.' }]} />,
  VisuallyHidden: <ui.VisuallyHidden>Text</ui.VisuallyHidden>,
};

/** What must not be in a page that is to be read before any script has run. */
const faultsOf = (html: string) => {
  // The name that vanilla-extract gives to a compound variant while developing.
  const named = html.replaceAll('_undefined_compound_', '_compound_');
  return [/ style="[^"]*"/, /undefined|\[object Object\]|NaN/, /<script/].flatMap(
    (fault) => fault.exec(named)?.[0] ?? [],
  );
};

const complaints = vi.fn<typeof console.error>();
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(complaints);
  vi.spyOn(console, 'warn').mockImplementation(complaints);
});
afterEach(() => {
  vi.restoreAllMocks();
  complaints.mockReset();
});

describe('renders to a string in Node', () => {
  it.each(Object.entries(rendered))('%s', (_name, element) => {
    const html = renderToString(element);
    expect(html).toMatch(/^<(?:link rel="preload"|[a-z])/);
    expect(faultsOf(html)).toEqual([]);
    expect(complaints.mock.calls).toEqual([]);
  });

  it('every component that ui exports', () => {
    const components = Object.keys(ui).filter((name) => /^[A-Z]/.test(name));
    expect(Object.keys(rendered).toSorted()).toEqual(components.toSorted());
  });

  it('through the link that was given', () => {
    expect(renderToString(rendered['LinkProvider'])).toContain('href="/blog#routed"');
  });

  it('the same each time, in every state of the data', () => {
    const states = [
      { status: 'loading' },
      { status: 'failed', text: 'It failed.', onRetry: () => undefined },
      { status: 'loaded', posts: [] },
    ] as const;
    for (const state of states) {
      const html = renderToString(<ui.BlogTeaser {...teaser} state={state} />);
      expect(faultsOf(html)).toEqual([]);
      expect(renderToString(<ui.BlogTeaser {...teaser} state={state} />)).toBe(html);
    }
  });
});

describe('is refused as a page', () => {
  it('the toaster alone: its style attribute is why it comes after everything else', () => {
    expect(faultsOf(renderToString(<Toaster />))).toEqual([expect.stringContaining('style=')]);
  });

  it.each([
    ['<p style="color:red">Text</p>', ' style="color:red"'],
    ['<p>[object Object]</p>', '[object Object]'],
    ['<p class="card undefined">Text</p>', 'undefined'],
    ['<p>NaN</p>', 'NaN'],
    ['<p></p><script>1</script>', '<script'],
  ])('%s', (html, fault) => {
    expect(faultsOf(html)).toEqual([fault]);
  });
});
