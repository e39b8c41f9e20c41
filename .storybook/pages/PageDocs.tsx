/** The docs page of a page's stories: its states, and how it is found and shared. */
import { useOf } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { Text } from '#ui';
import { Inspector, Page, Part, storyLabel, StoryLinks } from '#.storybook/docs';
import type { InspectedPage } from './inspect/index.ts';
import { sheetName } from './sheetName.ts';
import { pageStates, type StatedPath } from './states.ts';

const pathTitled = (title: string) =>
  (Object.keys(pageStates) as StatedPath[]).find(
    (path) => title === `Pages/${pageStates[path].title}`,
  );

const useInspection = (of: StatedPath) => {
  const [page, setPage] = useState<InspectedPage>();
  useEffect(() => {
    const inspectIt = async () => {
      const { inspectPage } = await import('./inspect/index.ts');
      setPage(await inspectPage(of));
    };
    inspectIt().catch((error: unknown) => console.error('The page cannot be inspected.', error));
  }, [of]);
  return page;
};

const Inspected = ({ of }: { of: StatedPath }) => {
  const page = useInspection(of);
  if (!page) return <Text>Looking …</Text>;
  return (
    <>
      {page.documents.map((one) => (
        <Inspector
          key={one.states.join()}
          {...one}
          states={one.states.map((name) => storyLabel({ name }))}
        />
      ))}
      {page.without.length > 0 && (
        <Text variant="muted">
          {`No document is written for ${page.without.map((name) => storyLabel({ name })).join(', ')}: a visitor comes to it in the browser, and search engines do not.`}
        </Text>
      )}
    </>
  );
};

/** Stands in `parameters.docs.page` of every page's stories. */
export const PageDocs = () => {
  const { csfFile } = useOf('meta', ['meta']);
  const { title } = csfFile.meta;
  const of = title ? pathTitled(title) : undefined;
  if (!title || !of) throw new Error(`'${title}' is no page of the table in states.ts.`);
  const { path, states } = pageStates[of];
  return (
    <Page title={pageStates[of].title} lead={of === '*' ? 'Any other address' : of}>
      <Part
        title="States"
        text="The real page with real data hooks; the mock API answers. Choose another scenario in the toolbar of a story."
      >
        <StoryLinks
          sheet={{ title: 'States/Pages', name: sheetName(pageStates[of].title) }}
          stories={Object.keys(states).map((name) => ({ title, name }))}
        />
      </Part>
      <Part
        title="Inspector"
        text={`What search engines and networks make of ${path}, and whether it keeps the rules that the built site is held to.`}
      >
        <Inspected of={of} />
      </Part>
    </Page>
  );
};
