import { ArticleFrame } from '../../primitives/ArticleFrame/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './PostSkeleton.css.ts';

export interface PostSkeletonProps {
  /** What is read where no script runs: the article would never come. */
  withoutScript: { text: string; link: { label: string; href: string } };
}

const paragraphs = ['first', 'second', 'third'];
const Bar = ({ look }: { look: keyof typeof styles.bar }) => <div className={styles.bar[look]} />;

/** The room of an article while it loads, announced politely. */
export const PostSkeleton = ({ withoutScript }: PostSkeletonProps) => (
  <>
    <div role="status">
      <VisuallyHidden>Loading article</VisuallyHidden>
    </div>
    <noscript>
      <div className={styles.words}>
        <Text size="lg">{withoutScript.text}</Text>
        <TextLink href={withoutScript.link.href} variant="lead">
          {withoutScript.link.label}
        </TextLink>
      </div>
    </noscript>
    <div aria-hidden="true" className={styles.shape}>
      <ArticleFrame
        as="div"
        head={
          <>
            <Bar look="breadcrumb" />
            <Bar look="badge" />
            <div className={styles.title}>
              <Bar look="titleLine" />
              <Bar look="titleEnd" />
            </div>
            <Bar look="byline" />
          </>
        }
        cover={<div className={styles.cover} />}
      >
        <div className={styles.text}>
          {paragraphs.map((name) => (
            <div key={name} className={styles.paragraph}>
              <Bar look="line" />
              <Bar look="line" />
              <Bar look="line" />
              <Bar look="last" />
            </div>
          ))}
        </div>
      </ArticleFrame>
    </div>
  </>
);
