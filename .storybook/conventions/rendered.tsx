/** Every component of ui with the least that it can be told. */
import type { ReactElement } from 'react';
import * as ui from '#ui';
import {
  link,
  picture,
  post,
  testimonial,
  reason,
  product,
  header,
  footer,
  share,
} from './rendered-data.ts';
import { renderedForms } from './renderedForms.tsx';
import { renderedSections } from './renderedSections.tsx';

export const rendered: Record<string, ReactElement> = {
  ArticleFrame: <ui.ArticleFrame head="Title">Text</ui.ArticleFrame>,
  Badge: <ui.Badge>Tips</ui.Badge>,
  Breadcrumb: <ui.Breadcrumb items={[link]} />,
  Button: <ui.Button>Send</ui.Button>,
  ButtonLink: <ui.ButtonLink href="/blog">Read</ui.ButtonLink>,
  Container: <ui.Container>Text</ui.Container>,
  EmptyPanel: <ui.EmptyPanel title="None" text="Yet." />,
  FailurePanel: <ui.FailurePanel text="It failed." />,
  Footer: <ui.Footer {...footer} />,
  Grid: (
    <ui.Grid columns="3">
      <li>One</li>
    </ui.Grid>
  ),
  Header: <ui.Header {...header} />,
  Heading: <ui.Heading level={2}>Heading</ui.Heading>,
  Icon: <ui.Icon name="trophy" />,
  Inline: <ui.Inline>Text</ui.Inline>,
  LinkProvider: (
    <ui.LinkProvider value={({ href, children }) => <a href={`${href}#routed`}>{children}</a>}>
      <ui.TextLink href="/blog">Blog</ui.TextLink>
    </ui.LinkProvider>
  ),
  PostListSkeleton: <ui.PostListSkeleton count={3} />,
  Logo: <ui.Logo />,
  MediaCard: <ui.MediaCard media={<ui.RinkMark variant="faceoff" />}>Tape</ui.MediaCard>,
  PageFrame: (
    <ui.PageFrame header={header} footer={footer}>
      Text
    </ui.PageFrame>
  ),
  Picture: <ui.Picture source={picture} alt="A roll." />,
  PostCard: <ui.PostCard {...post} />,
  PostCardSkeleton: <ui.PostCardSkeleton />,
  PostSkeleton: <ui.PostSkeleton withoutScript={{ text: 'Needs script.', link }} />,
  Price: <ui.Price>$9.99</ui.Price>,
  ProductCard: <ui.ProductCard {...product} />,
  Rating: <ui.Rating value={4.5} />,
  ReasonCard: <ui.ReasonCard {...reason} icon="quality" />,
  RichText: <ui.RichText html={null} keepAs="/blog/a" />,
  RinkMark: <ui.RinkMark variant="faceoff" />,
  Section: <ui.Section>Text</ui.Section>,
  ShareLinks: <ui.ShareLinks {...share} />,
  SkipLink: <ui.SkipLink target="main" />,
  SocialLinks: <ui.SocialLinks label="Follow us" links={[{ name: 'X', icon: 'x' }]} />,
  Stack: <ui.Stack>Text</ui.Stack>,
  TestimonialCard: <ui.TestimonialCard {...testimonial} />,
  Text: <ui.Text>Text</ui.Text>,
  TextLink: <ui.TextLink href="/blog">Blog</ui.TextLink>,
  VisuallyHidden: <ui.VisuallyHidden>Text</ui.VisuallyHidden>,
  ...renderedForms,
  ...renderedSections,
};
