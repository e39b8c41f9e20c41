import { memo } from 'react';
import { PostCard, type PostCardProps } from '../../cards/PostCard/index.ts';
import { Grid, leadPlace, trioPlace } from '../../layout/Grid/index.ts';

/** A post card and the key of its post. */
export interface PostItem extends PostCardProps {
  /** Unique in the list; never shown. */
  id: string;
}

const trioSizes = (tablet: string, phone: string) =>
  `(min-width: 84em) 25rem, (min-width: 64em) 30vw, (min-width: 48em) ${tablet}, ${phone}`;

/**
 * Returns the widths at which the covers of a place are drawn. In one column on a tablet, a cover of a trio is
 * beside the text and cropped to its height: the whole picture is `trioOnTablet` wide.
 */
const coverSizes = (trioOnTablet: string) => ({
  lead: '(min-width: 84em) 45rem, (min-width: 64em) 54vw, 94vw',
  medium: '(min-width: 84em) 38rem, (min-width: 48em) 46vw, 7.5rem',
  row: '(min-width: 64em) 18rem, (min-width: 48em) 13rem, 7.5rem',
  trioLead: trioSizes(trioOnTablet, '94vw'),
  trio: trioSizes(trioOnTablet, '7.5rem'),
});
const sizesWithExcerpt = coverSizes('27rem');
const sizesOfTitleOnly = coverSizes('20rem');

interface PostGridProps {
  posts: readonly PostItem[];
  /** `trio` is three posts of the same size, rows on phones; with fewer, each has a row. */
  columns: 'lead' | 'trio';
  level?: PostCardProps['level'];
  /** Whether the first window shows the first cover, which then loads before all others. */
  isFirst?: boolean;
}

// "Show more" renders only the cards that it adds.
const SameCard = memo(PostCard);

/** Renders post cards in a list that has no gap, whatever their number. */
export const PostGrid = ({ posts, columns, level, isFirst = false }: PostGridProps) => {
  const { length } = posts;
  const isTrio = columns === 'trio' && length > 2;
  return (
    <Grid columns={isTrio ? 'trio' : 'lead'}>
      {posts.map(({ id, ...post }, index) => {
        const place = columns === 'lead' ? leadPlace(index, length) : trioPlace(index, length);
        const sizes = post.excerpt ? sizesWithExcerpt : sizesOfTitleOnly;
        return (
          <li key={id}>
            <SameCard
              {...post}
              {...(level && { level })}
              place={place}
              coverSizes={sizes[place]}
              priority={isFirst && index === 0 ? 'first' : 'lazy'}
            />
          </li>
        );
      })}
    </Grid>
  );
};
