import { ArticleFrame } from '../../primitives/ArticleFrame/index.ts';
import { Badge } from '../../primitives/Badge/index.ts';
import { Breadcrumb, type BreadcrumbProps } from '../../primitives/Breadcrumb/index.ts';
import { ButtonLink } from '../../primitives/ButtonLink/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Picture } from '../../primitives/Picture/index.ts';
import { RichText, type SafeHtml } from '../../primitives/RichText/index.ts';
import { ShareLinks, type ShareLinksProps } from '../../primitives/ShareLinks/index.ts';
import * as styles from './BlogPost.css.ts';

/** A day: as it is read, and for machines. */
interface Day {
  text: string;
  iso: string;
}

/** An article, with its texts as they are read. */
export interface PostData {
  title: string;
  /** The category's name. */
  badge: string;
  author?: string | undefined;
  published?: Day | undefined;
  /** The day it was changed; left out while that was not. */
  updated?: Day | undefined;
  /** How long it takes to read. */
  minutes?: number | undefined;
  /** The address of its cover; without one the words have all the room. */
  cover?: string | undefined;
  /** The article, sanitized; `null` keeps what the document came with. */
  html: SafeHtml | null;
  /** The article's address. */
  keepAs: string;
}

/** An article and the ways on. */
export interface LoadedPostData {
  post: PostData;
  /** The way from the home page to this one; the last is this page. */
  breadcrumb: BreadcrumbProps['items'];
  share: ShareLinksProps;
  /** The button back to all posts. */
  all: { label: string; href: string };
}

const titleId = 'post-title';

type Facts = Pick<PostData, 'author' | 'published' | 'updated' | 'minutes'>;

const Byline = ({ author, published, updated, minutes }: Facts) => (
  <ul className={styles.byline}>
    {author && (
      <li className={styles.fact}>
        <span className={styles.author}>
          By <bdi>{author}</bdi>
        </span>
      </li>
    )}
    {published && (
      <li className={styles.fact}>
        <time dateTime={published.iso}>{published.text}</time>
      </li>
    )}
    {updated && (
      <li className={styles.fact}>
        {'Updated '}
        <time dateTime={updated.iso}>{updated.text}</time>
      </li>
    )}
    {minutes !== undefined && <li className={styles.fact}>{`${minutes} min read`}</li>}
  </ul>
);

const Head = ({ post, breadcrumb }: Pick<LoadedPostData, 'post' | 'breadcrumb'>) => {
  const { title, badge, author, published, updated, minutes } = post;
  return (
    <>
      <Breadcrumb items={breadcrumb} />
      <Badge>{badge}</Badge>
      <div dir="auto">
        <Heading level={1} size="xl" id={titleId}>
          {title}
        </Heading>
      </div>
      {(author ?? published ?? updated ?? minutes) !== undefined && (
        <Byline author={author} published={published} updated={updated} minutes={minutes} />
      )}
    </>
  );
};

const Cover = ({ source }: { source: string }) => (
  <Picture
    source={source}
    isDecorative
    failedAlt="Hockey Article"
    ratio="wide"
    tone="blue"
    priority
    sizes="(min-width: 84em) 37rem, (min-width: 64em) 46vw, 94vw"
  />
);

/** The article, with the ways to share it beside it and the way back below it. */
export const LoadedPost = ({ post, breadcrumb, share, all }: LoadedPostData) => (
  <ArticleFrame
    labelledBy={titleId}
    head={<Head post={post} breadcrumb={breadcrumb} />}
    cover={post.cover && <Cover source={post.cover} />}
    side={<ShareLinks {...share} />}
    end={
      <ButtonLink href={all.href} variant="outline">
        {all.label}
      </ButtonLink>
    }
  >
    <RichText html={post.html} keepAs={post.keepAs} />
  </ArticleFrame>
);
