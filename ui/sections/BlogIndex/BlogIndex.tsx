import { PostCard, type PostCardProps } from '../../cards/index.ts';
import { Grid, Section } from '../../layout/index.ts';
import { EmptyPanel, FailurePanel } from '../../panels/index.ts';
import { ButtonLink } from '../../primitives/index.ts';
import { PostListSkeleton } from '../../skeletons/index.ts';
import { SectionHeading } from '../SectionHeading/index.ts';
import { CategoryLinks, type CategoryLinksProps } from '../CategoryLinks/index.ts';

/** A category on the blog's first page: its newest posts, and the way to all of them. */
export interface BlogIndexSection {
  /** Unique on the page; the heading's id is made from it. */
  id: string;
  /** The category's name. */
  title: string;
  /** What its posts are about. */
  lead?: string | undefined;
  /** The newest; with none of them the section is left out. */
  posts: readonly (PostCardProps & { id: string })[];
  /** The link to all of them; whoever listens hears the section's title with it. */
  all: { label: string; href: string };
}

/** What is known of the posts: nothing yet, nothing to be had, or the posts by category. */
export type BlogIndexState =
  | { status: 'loading' }
  | { status: 'failed'; title: string; text: string; onRetry?: (() => void) | undefined }
  | { status: 'loaded'; sections: readonly BlogIndexSection[] };

export interface BlogIndexProps {
  /** What is known of the posts. */
  state: BlogIndexState;
  /** What stands there when there are none. */
  empty: { title: string; text: string };
  /** The way to every category. */
  categoryLinks: CategoryLinksProps;
}

// A blue line and another shade of ice from one to the next, as between the zones of a rink.
const zones = [{ surface: 'ice' }, { surface: 'crease', edge: 'blue' }] as const;

const CategorySection = ({
  section: { id, title, lead, posts, all },
  zone,
}: {
  section: BlogIndexSection;
  zone: (typeof zones)[number] | undefined;
}) => (
  <Section labelledBy={`${id}-title`} {...zone}>
    <SectionHeading
      title={title}
      lead={lead}
      id={`${id}-title`}
      action={
        <ButtonLink href={all.href} variant="outline" context={title}>
          {all.label}
        </ButtonLink>
      }
    />
    <Grid columns="trio">
      {posts.map(({ id: key, ...post }) => (
        <li key={key}>
          <PostCard {...post} />
        </li>
      ))}
    </Grid>
  </Section>
);

const Posts = ({ state, empty }: Pick<BlogIndexProps, 'state' | 'empty'>) => {
  if (state.status === 'loading') {
    return (
      <Section>
        <PostListSkeleton count={6} />
      </Section>
    );
  }
  if (state.status === 'failed') {
    const { title, text, onRetry } = state;
    return (
      <Section>
        <FailurePanel title={title} text={text} onRetry={onRetry} level={2} />
      </Section>
    );
  }
  const sections = state.sections.filter(({ posts }) => posts.length > 0);
  if (sections.length === 0) {
    return (
      <Section>
        <EmptyPanel {...empty} level={2} />
      </Section>
    );
  }
  return sections.map((section, at) => (
    <CategorySection key={section.id} section={section} zone={zones[at % zones.length]} />
  ));
};

/** The blog's first page: the way to every category, and the newest posts of some. */
export const BlogIndex = ({ state, empty, categoryLinks }: BlogIndexProps) => (
  <>
    <CategoryLinks {...categoryLinks} />
    <div aria-busy={state.status === 'loading'}>
      <Posts state={state} empty={empty} />
    </div>
  </>
);
