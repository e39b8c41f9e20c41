import { isRowOnPhone, type ListPlace } from '../../layout/Grid/index.ts';
import { Badge } from '../../primitives/Badge/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { MediaCard } from '../../primitives/MediaCard/index.ts';
import { Picture, type PictureProps, type RemotePicture } from '../../primitives/Picture/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';
import * as styles from './PostCard.css.ts';

export interface PostCardProps {
  /** The post's title. */
  title: string;
  /** The excerpt, in a sentence or two. */
  excerpt?: string | undefined;
  /** The post's page. */
  href: string;
  /** The cover: its address, or several widths of it. Without one a blue box is shown. */
  cover?: RemotePicture | string | undefined;
  /** The category's name. */
  category?: string;
  /** The author's name. */
  author?: string | undefined;
  /** The date of publication, as text and as an ISO 8601 date. */
  published?: { text: string; iso: string } | undefined;
  /** The level of the title: `2` when no heading is above the list. */
  level?: 2 | 3;
  /**
   * The place in a list: see `leadPlace` and `trioPlace`.
   *
   * @default the picture is beside the text where the card is wide
   */
  place?: ListPlace | undefined;
  /** The width the cover is drawn at, as the `sizes` attribute: the list decides it. */
  coverSizes?: string;
  /** When the cover loads: `early` where the first window shows it. */
  priority?: PictureProps['priority'];
}

/** Renders a post in a list: cover, title, excerpt and a link. */
export const PostCard = ({
  title,
  excerpt,
  href,
  cover,
  category,
  author,
  published,
  level = 3,
  place,
  coverSizes = '(min-width: 84em) 25rem, 94vw',
  priority = 'lazy',
}: PostCardProps) => (
  <MediaCard
    place={place}
    media={
      <Picture
        source={cover ?? ''}
        isDecorative
        failedAlt="Hockey Article"
        ratio={place === 'row' ? 'card' : 'wide'}
        tone="blue"
        priority={priority}
        sizes={coverSizes}
      />
    }
    end={
      <TextLink href={href} variant="lead" context={title}>
        Read more
      </TextLink>
    }
  >
    <div className={isRowOnPhone(place) ? styles.factsOfRow : styles.facts}>
      {category && <Badge>{category}</Badge>}
      <span className={styles.byline}>
        {author && <span>{`By ${author}`}</span>}
        {published && <time dateTime={published.iso}>{published.text}</time>}
      </span>
    </div>
    <div className={isRowOnPhone(place) ? styles.wordsOfRow : styles.words}>
      <Heading level={level} size={place === 'lead' ? 'lg' : 'md'}>
        <TextLink href={href} variant="card">
          <bdi>{title}</bdi>
        </TextLink>
      </Heading>
      {excerpt && (
        <Text variant="muted" size={place === 'lead' ? 'lg' : 'md'} measure="reading">
          <bdi>{excerpt}</bdi>
        </Text>
      )}
    </div>
  </MediaCard>
);
