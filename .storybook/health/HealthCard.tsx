import type { ReactNode } from 'react';
import { day } from '../docs/day.ts';
import { Metric, Metrics, type MetricProps } from '../docs/Metrics.tsx';
import type { ComponentHealth, PageHealth, Place, Sizes } from './types.ts';
import * as styles from './healthCard.css.ts';
import { statesIn, statusNames, type Status } from './states.ts';

interface StoriesProps {
  /** The names of all stories. */
  stories: readonly string[];
  /** The tag of the stories. */
  status: Status | undefined;
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.row}>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.content}>{children}</dd>
  </div>
);

const Places = ({ places }: { places: readonly Place[] }) => (
  <ul className={styles.chips}>
    {places.map(({ name, docs }) => (
      <li key={name} className={styles.chip}>
        {docs ? (
          <a className={styles.link} href={`./?path=/docs/${docs}`} target="_top">
            {name}
          </a>
        ) : (
          name
        )}
      </li>
    ))}
  </ul>
);

const accessibilityMetric = (result: PageHealth['accessibility']): Omit<MetricProps, 'label'> => {
  if (!result) {
    return {
      value: 'Not run',
      note: 'Run npm run test:stories, then reload this page, or build Storybook again.',
    };
  }
  const { stories, rules, violations, date, isOld } = result;
  const scope = `${stories} ${stories === 1 ? 'story' : 'stories'}, ${rules} rules`;
  const value = violations > 0 ? `${violations} found` : 'Passed';
  // An old result says nothing about the component as it is now.
  if (isOld) return { value: 'Changed since', note: `${day(date)}: ${value}. ${scope}.` };
  return { value, note: `${scope}. ${day(date)}.` };
};

type CardProps = StoriesProps &
  Pick<PageHealth, 'accessibility' | 'lastChange' | 'specified'> & {
    sizes: Sizes | undefined;
    /** A note about which files the sizes of CSS and JavaScript include. */
    sizeNotes: { css: string; js: string };
    /** The rows about where it is used. */
    children: ReactNode;
  };

const Card = ({ stories, status, lastChange, specified, children, ...props }: CardProps) => {
  const { sizes, sizeNotes } = props;
  const states = statesIn(stories);
  const sizeMetric = (name: keyof Sizes): Omit<MetricProps, 'label'> =>
    sizes
      ? { value: kilobytes(sizes[name]), unit: 'kB', note: sizeNotes[name] }
      : {
          value: 'Not built',
          note: 'No build has this page: run npm run build, then open or build Storybook again.',
        };
  return (
    <section className={styles.card} aria-label="Health" data-surface="snow">
      <Metrics>
        <Metric label="Accessibility" {...accessibilityMetric(props.accessibility)} />
        <Metric
          label="Stories"
          value={String(stories.length)}
          note={
            states.length === 0
              ? 'None is named after a state.'
              : `Named after a state: ${states.join(', ')}.`
          }
        />
        <Metric label="CSS" {...sizeMetric('css')} />
        <Metric label="JavaScript" {...sizeMetric('js')} />
      </Metrics>
      <dl className={styles.rows}>
        {status && <Row label="Status">{statusNames[status]}</Row>}
        {children}
        {lastChange && (
          <Row label="Look changed">{`${day(lastChange.date)}: ${lastChange.subject}`}</Row>
        )}
        {specified.length > 0 && <Row label="Specification">{specified.join(', ')}</Row>}
      </dl>
    </section>
  );
};

export type HealthCardProps = StoriesProps & ComponentHealth;

/** Shows the accessibility result, stories, sizes, uses, and last visual change of a component. */
export const HealthCard = ({ pages, components, ...card }: HealthCardProps) => (
  <Card {...card} sizeNotes={{ css: 'With its parts, gzipped.', js: 'Besides React, gzipped.' }}>
    <Row label="On the site">{pages.length > 0 ? <Places places={pages} /> : 'On no page.'}</Row>
    {components.length > 0 && (
      <Row label="Part of">
        <Places places={components} />
      </Row>
    )}
  </Card>
);

export interface PageHealthCardProps extends StoriesProps, PageHealth {
  /** The path of its route: `/blog/:slug`. */
  address: string;
  /** Undefined when no build has this page. */
  sizes: Sizes | undefined;
}

/** Shows the same facts of a page, with its address and its components. */
export const PageHealthCard = ({ address, parts, ...card }: PageHealthCardProps) => (
  <Card
    {...card}
    sizeNotes={{ css: 'In its document, gzipped.', js: 'Of its app with React, gzipped.' }}
  >
    <Row label="Address">{address}</Row>
    <Row label="Consists of">
      <Places places={parts} />
    </Row>
  </Card>
);
