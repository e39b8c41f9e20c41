import { Fragment } from 'react';
import { ArticleFrame } from '../../primitives/ArticleFrame/index.ts';
import { Badge } from '../../primitives/Badge/index.ts';
import { Breadcrumb, type BreadcrumbProps } from '../../primitives/Breadcrumb/index.ts';
import { ButtonLink } from '../../primitives/ButtonLink/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Picture, type RemotePicture } from '../../primitives/Picture/index.ts';
import { RichText, type SafeHtml } from '../../primitives/RichText/index.ts';
import { ShareLinks, type ShareLinksProps } from '../../primitives/ShareLinks/index.ts';
import { InTheBag, type InTheBagProps } from '../InTheBag/index.ts';
import * as styles from './BlogPost.css.ts';
import { PostAuthor } from './PostAuthor.tsx';
import { PostBags } from './PostBags.tsx';
import { PostByline } from './PostByline.tsx';

/** A date as text and as an ISO 8601 date for the `datetime` attribute. */
interface Day {
  text: string;
  iso: string;
}

/** A post, with its texts as they are shown. */
export interface PostData {
  title: string;
  /** The category's name. */
  badge: string;
  author?: string | undefined;
  /** A sentence or two about the author, below the text. */
  authorBio?: string | undefined;
  published?: Day | undefined;
  /** The date of the last change, when it is not the date of publication. */
  updated?: Day | undefined;
  /** Reading time in minutes. */
  minutes?: number | undefined;
  /** The cover: its address, or several widths of it. Without one the text takes the full width. */
  cover?: RemotePicture | string | undefined;
  /**
   * The sanitized HTML of the post, in one part or in two, between which its product stands. `null` keeps
   * the HTML of the prerendered document.
   */
  html: readonly (SafeHtml | null)[];
  /** The path of the post, which identifies the kept HTML. */
  prerenderedKey: string;
}

/** A loaded post with its breadcrumb and links. */
export interface LoadedPostData {
  post: PostData;
  /** The links from the home page to this page, which is the last. */
  breadcrumb: BreadcrumbProps['items'];
  share: ShareLinksProps;
  /**
   * The product that the post is about or names first, between its two parts. From 1,200 px it is beside them, or left
   * out when there are several `bags`.
   */
  bagBetween?: InTheBagProps | undefined;
  /**
   * The products that the post is about or names: below its text. From 1,200 px, one or two are beside the text, unless
   * `bagBetween` is. Narrower windows leave `bagBetween` out when there are others.
   */
  bags?: readonly InTheBagProps[] | undefined;
  /** The button back to all posts. */
  allPostsLink: { label: string; href: string };
}

const titleId = 'post-title';

/** The most cards that are beside the text. More would be higher than a short text. */
const mostBesideText = 2;

const Head = ({ post, breadcrumb }: Pick<LoadedPostData, 'post' | 'breadcrumb'>) => {
  const { title, badge, author, published, updated, minutes } = post;
  return (
    <>
      <Breadcrumb items={breadcrumb} isLastHidden />
      <Badge>{badge}</Badge>
      <div dir="auto">
        <Heading level={1} size="xl" id={titleId}>
          {title}
        </Heading>
      </div>
      {(author ?? published ?? updated ?? minutes) !== undefined && (
        <PostByline author={author} published={published} updated={updated} minutes={minutes} />
      )}
    </>
  );
};

const Cover = ({ source }: { source: RemotePicture | string }) => (
  <Picture
    source={source}
    isDecorative
    failedAlt="Hockey Article"
    ratio="wide"
    tone="blue"
    priority="first"
    sizes="(min-width: 84em) 37rem, (min-width: 64em) 46vw, (min-width: 48em) 94vw, 106vw"
  />
);

/** Renders a post with share links and a link to all posts below it. */
export const LoadedPost = ({
  post,
  breadcrumb,
  share,
  bagBetween,
  bags = [],
  allPostsLink,
}: LoadedPostData) => {
  const isBetweenBeside = bagBetween !== undefined && post.html.length > 1 && bags.length < 2;
  const areBagsBeside = !isBetweenBeside && bags.length > 0 && bags.length <= mostBesideText;
  return (
    <ArticleFrame
      labelledBy={titleId}
      head={<Head post={post} breadcrumb={breadcrumb} />}
      cover={post.cover && <Cover source={post.cover} />}
      share={<ShareLinks {...share} />}
      hasCardColumn={isBetweenBeside || areBagsBeside}
      end={
        <ButtonLink href={allPostsLink.href} variant="outline" width="fillPhone">
          {allPostsLink.label}
        </ButtonLink>
      }
    >
      {post.html.map((html, index) => (
        <Fragment key={index === 0 ? 'start' : 'rest'}>
          <RichText
            html={html}
            prerenderedKey={index === 0 ? post.prerenderedKey : `${post.prerenderedKey}#rest`}
            isContinued={index > 0}
          />
          {bagBetween && index < post.html.length - 1 && (
            <div
              className={`${isBetweenBeside ? styles.bagBetween : styles.bagInText} ${styles.bag}`}
            >
              <InTheBag {...bagBetween} variant="column" />
            </div>
          )}
        </Fragment>
      ))}
      <PostBags
        bags={bags}
        areBesideText={areBagsBeside}
        between={post.html.length > 1 && bags.length > 1 ? bagBetween?.name : undefined}
      />
      {post.author && <PostAuthor name={post.author} bio={post.authorBio} />}
      <p className={styles.source}>{share.url}</p>
    </ArticleFrame>
  );
};
