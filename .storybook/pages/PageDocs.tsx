import { DocsContext, Heading, Subtitle, Title, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import builtSite from 'virtual:built-site';
import { Text } from '#ui';
import { Inspector, StateGallery } from '#.storybook/docs';
import { routeOf } from '../../site/paths.ts';
import { notFoundRoute } from '../../site/routes.ts';

const BuiltPage = ({ path }: { path: string }) => {
  if (builtSite.problem !== undefined) return <Text>{builtSite.problem}</Text>;
  const page = routeOf(path) === notFoundRoute ? builtSite.notFound : builtSite.pages[path];
  return page ? <Inspector {...page} /> : <Text>{`The last build has no page at ${path}.`}</Text>;
};

/** The docs page of a page's stories: the state gallery, and the inspector of the built document. */
export const PageDocs = () => {
  const stories = useContext(DocsContext).componentStories();
  const [first] = stories;
  if (!first) throw new Error('The story file of this page has no stories.');
  const { path } = first.initialArgs as { path: string };
  return (
    <>
      <Title>{first.title.replace('Pages/', '')}</Title>
      <Subtitle>{path}</Subtitle>
      <Unstyled>
        <StateGallery of={first.title} states={stories.map(({ name }) => name)} />
      </Unstyled>
      <Heading>Inspector</Heading>
      <p>
        What search engines and social networks read in the document of the last build, and what the
        page audit finds.
      </p>
      <Unstyled>
        <BuiltPage path={path} />
      </Unstyled>
    </>
  );
};
