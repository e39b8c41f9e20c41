import { memo } from 'react';
import { PostCard, type PostCardProps } from '../../cards/PostCard/index.ts';
import { Grid } from '../../layout/Grid/index.ts';

/** A post card and the key of its post. */
export interface PostItem extends PostCardProps {
  /** Unique in the list; never shown. */
  id: string;
}

/**
 * The widths at which covers are drawn. In one column on a tablet, and below a lead on a wide window, the
 * cover is beside the text and cropped to its height: the whole picture is 36rem or 48rem wide.
 */
const coverSizes = {
  lead: '(min-width: 78em) 48rem, (min-width: 64em) 46vw, (min-width: 48em) 36rem, 94vw',
  trio: '(min-width: 84em) 25rem, (min-width: 64em) 30vw, (min-width: 48em) 36rem, 94vw',
  '3': '(min-width: 84em) 25rem, (min-width: 64em) 30vw, (min-width: 48em) 46vw, 94vw',
} as const;

/** The first card of `lead`, which has a row to itself. */
const leadCoverSizes =
  '(min-width: 84em) 39rem, (min-width: 64em) 46vw, (min-width: 48em) 36rem, 94vw';

interface PostGridProps {
  posts: readonly PostItem[];
  /** The columns of the grid. */
  columns: keyof typeof coverSizes;
  level?: PostCardProps['level'];
  /** Whether the first window shows the first cover, which then loads before all others. */
  isFirst?: boolean;
}

// "Show more" renders only the cards that it adds.
const SameCard = memo(PostCard);

/** Renders post cards side by side. */
export const PostGrid = ({ posts, columns, level, isFirst = false }: PostGridProps) => (
  <Grid columns={columns}>
    {posts.map(({ id, ...post }, index) => {
      const isLead = columns === 'lead' && index === 0;
      return (
        <li key={id}>
          <SameCard
            {...post}
            {...(level && { level })}
            isLead={isLead}
            coverSizes={isLead ? leadCoverSizes : coverSizes[columns]}
            priority={isFirst && index === 0 ? 'first' : 'lazy'}
          />
        </li>
      );
    })}
  </Grid>
);
