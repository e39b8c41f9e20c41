import { DocsContext, Heading, Subtitle, Title, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import builtSite from 'virtual:built-site';
import health from 'virtual:health';
import { Text } from '#ui';
import { Inspector, StateGallery } from '#.storybook/docs';
import { PageHealthCard } from '../health/HealthCard.tsx';
import { storiesOf } from '../health/states.ts';
import { routeOf } from '../../site/paths.ts';
import { notFoundRoute } from '../../site/routes.ts';

/** Returns the document of a page in the last build, if it has one. */
const builtPage = (path: string) => {
  if (builtSite.problem !== undefined) return undefined;
  return routeOf(path) === notFoundRoute ? builtSite.notFound : builtSite.pages[path];
};

/** The docs page of a page's stories: the health card, the state gallery, and the inspector of the built document. */
export const PageDocs = () => {
  const [first] = useContext(DocsContext).componentStories();
  if (!first) throw new Error('The story file of this page has no stories.');
  const found = health.pages[first.title];
  if (!found) throw new Error(`${first.title} has no health card.`);
  const { path } = first.initialArgs as { path: string };
  const built = builtPage(path);
  const { path: address } = routeOf(path);
  return (
    <>
      <Title>{first.title.replace('Pages/', '')}</Title>
      <Subtitle>{path}</Subtitle>
      <Unstyled>
        <PageHealthCard
          {...found}
          {...storiesOf(first.title)}
          address={address === notFoundRoute.path ? 'Every address without a page' : address}
          sizes={built?.sizes}
        />
        <StateGallery of={first.title} />
      </Unstyled>
      <Heading>Inspector</Heading>
      <p>
        What search engines and social networks read in the document of the last build, and what the
        page audit finds.
      </p>
      <Unstyled>
        {built ? (
          <Inspector {...built.inspected} />
        ) : (
          <Text>{builtSite.problem ?? `The last build has no page at ${path}.`}</Text>
        )}
      </Unstyled>
    </>
  );
};
