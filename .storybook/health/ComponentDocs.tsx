import {
  Controls,
  Description,
  DocsContext,
  Primary,
  Stories,
  Subtitle,
  Title,
  Unstyled,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import health from 'virtual:health';
import { storyIndex } from '../docsStories.ts';
import * as styles from './componentDocs.css.ts';
import { HealthCard } from './HealthCard.tsx';
import { statusOf } from './states.ts';

/** The docs page of a component: Storybook's own, with the health card. */
export const ComponentDocs = () => {
  const [first] = useContext(DocsContext).componentStories();
  const stories = Object.values(storyIndex()).filter(
    ({ title, type }) => title === first?.title && type === 'story',
  );
  const found = health[first?.title ?? ''];
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {found && (
        <Unstyled>
          <HealthCard
            {...found}
            stories={stories.map(({ name }) => name)}
            status={statusOf(stories.flatMap(({ tags = [] }) => tags))}
          />
        </Unstyled>
      )}
      <Primary />
      <div className={styles.props}>
        <Controls />
      </div>
      <Stories />
    </>
  );
};
