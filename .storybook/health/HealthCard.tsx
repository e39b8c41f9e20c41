import type { ReactNode } from 'react';
import { day } from '../docs/day.ts';
import { Metric, Metrics, type MetricProps } from '../docs/Metrics.tsx';
import type { Health, Place } from './types.ts';
import * as styles from './healthCard.css.ts';
import { statesIn, statusNames, type Status } from './states.ts';

export interface HealthCardProps extends Health {
  /** The names of all stories of the component. */
  stories: readonly string[];
  /** The tag of its stories. */
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

const accessibilityMetric = (result: Health['accessibility']): Omit<MetricProps, 'label'> => {
  if (!result) return { value: 'Not run', note: 'npm run test:stories records it.' };
  const { stories, rules, violations, date, isOld } = result;
  const when = isOld ? `Changed since ${day(date)}` : day(date);
  const scope = `${stories} ${stories === 1 ? 'story' : 'stories'}, ${rules} rules. ${when}.`;
  if (violations > 0) return { value: `${violations} found`, note: scope };
  return { value: 'Passed', note: scope };
};

/** Shows the accessibility result, states, sizes, uses, and last visual change of a component. */
export const HealthCard = (props: HealthCardProps) => {
  const { css, js, stories, status, pages, components, lastChange, specified } = props;
  const states = statesIn(stories);
  return (
    <section className={styles.card} aria-label="Health" data-surface="snow">
      <Metrics>
        <Metric label="Accessibility" {...accessibilityMetric(props.accessibility)} />
        <Metric
          label="States"
          value={String(states.length)}
          unit={`of ${stories.length} stories`}
          note={states.length === 0 ? 'It has variants only.' : states.join(', ')}
        />
        <Metric label="CSS" value={kilobytes(css)} unit="kB" note="With its parts, gzipped." />
        <Metric label="JavaScript" value={kilobytes(js)} unit="kB" note="Besides React, gzipped." />
      </Metrics>
      <dl className={styles.rows}>
        {status && <Row label="Status">{statusNames[status]}</Row>}
        <Row label="On the site">
          {pages.length > 0 ? <Places places={pages} /> : 'On no page.'}
        </Row>
        {components.length > 0 && (
          <Row label="Part of">
            <Places places={components} />
          </Row>
        )}
        {lastChange && (
          <Row label="Look changed">{`${day(lastChange.date)}: ${lastChange.subject}`}</Row>
        )}
        {specified.length > 0 && <Row label="Specification">{specified.join(', ')}</Row>}
      </dl>
    </section>
  );
};
