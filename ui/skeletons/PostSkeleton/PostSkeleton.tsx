import { useEffect } from 'react';
import { announce, whenSlow } from '../../foundations/announcer.ts';
import { ArticleFrame } from '../../primitives/ArticleFrame/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './PostSkeleton.css.ts';

export interface PostSkeletonProps {
  /** Shown without JavaScript, where the post cannot load. */
  withoutScript: { text: string; link: { label: string; href: string } };
}

const paragraphs = ['first', 'second', 'third'];
const Bar = ({ variant }: { variant: keyof typeof styles.bar }) => (
  <div className={styles.bar[variant]} />
);

const loadingArticle = 'Loading article';

/** Renders the skeleton of a post. Screen readers announce that it loads, when that lasts. */
export const PostSkeleton = ({ withoutScript }: PostSkeletonProps) => {
  useEffect(() => whenSlow(() => announce(loadingArticle)), []);
  return (
    <>
      <VisuallyHidden>{loadingArticle}</VisuallyHidden>
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
              <Bar variant="breadcrumb" />
              <Bar variant="badge" />
              <div className={styles.title}>
                <Bar variant="titleLine" />
                <Bar variant="titleEnd" />
              </div>
              <Bar variant="byline" />
            </>
          }
          cover={<div className={styles.cover} />}
          share={null}
          hasCardColumn
        >
          <div className={styles.text}>
            {paragraphs.map((name) => (
              <div key={name} className={styles.paragraph}>
                <Bar variant="line" />
                <Bar variant="line" />
                <Bar variant="line" />
                <Bar variant="last" />
              </div>
            ))}
          </div>
        </ArticleFrame>
      </div>
    </>
  );
};
