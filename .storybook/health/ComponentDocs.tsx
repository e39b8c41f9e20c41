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
import * as styles from './componentDocs.css.ts';
import { HealthCard } from './HealthCard.tsx';
import { storiesOf } from './states.ts';

/** The docs page of a component: Storybook's own, with the health card. */
export const ComponentDocs = () => {
  const [first] = useContext(DocsContext).componentStories();
  const title = first?.title ?? '';
  const found = health.components[title];
  if (!found) throw new Error(`${title} has no health card.`);
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Unstyled>
        <HealthCard {...found} {...storiesOf(title)} />
      </Unstyled>
      <p>
        <a
          href={`./?path=/story/states-components--components&args=component:${first?.id.replace(/--.*/, '')}`}
          target="_top"
        >
          All states in the windows of their baselines, to sign
        </a>
      </p>
      <Primary />
      <div className={styles.props}>
        <Controls />
      </div>
      <Stories />
    </>
  );
};
