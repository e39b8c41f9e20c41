import { Heading, Icon, Stack, VisuallyHidden } from '#ui';
import * as styles from './findings.css.ts';

/** A rule, and what it has found. */
interface Finding {
  /** Its name in the contract. */
  rule: string;
  says: string;
  /** One sentence for each fault; none when the rule is kept. */
  faults: readonly string[];
}

/** The rules of one kind. */
export interface FindingGroup {
  group: string;
  found: readonly Finding[];
}

const Row = ({ rule, says, faults }: Finding) => {
  const isKept = faults.length === 0;
  return (
    <li className={styles.row} data-kept={isKept}>
      <span className={isKept ? styles.kept : styles.broken}>
        <Icon name={isKept ? 'check' : 'close'} />
        <VisuallyHidden>{isKept ? 'Kept: ' : 'Broken: '}</VisuallyHidden>
      </span>
      <span>
        {says}
        {faults.map((fault) => (
          <span key={fault} className={styles.fault}>
            {fault}
          </span>
        ))}
      </span>
      <code className={styles.name}>{rule}</code>
    </li>
  );
};

const countOf = (found: readonly Finding[]) => {
  const kept = found.filter(({ faults }) => faults.length === 0).length;
  return kept === found.length
    ? `all ${kept} rules kept`
    : `${found.length - kept} of ${found.length} rules broken`;
};

/** Every rule with its verdict, in words and by a sign. */
export const Findings = ({ groups }: { groups: readonly FindingGroup[] }) => (
  <div className={styles.groups}>
    {groups.map(({ group, found }) => (
      <Stack key={group} gap="sm">
        <Heading level={4} size="sm">
          {`${group}: ${countOf(found)}`}
        </Heading>
        <ul className={styles.rows}>
          {found.map((finding) => (
            <Row key={finding.rule} {...finding} />
          ))}
        </ul>
      </Stack>
    ))}
  </div>
);
