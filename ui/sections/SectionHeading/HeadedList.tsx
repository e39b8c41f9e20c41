import type { ReactNode } from 'react';
import { ButtonLink } from '../../primitives/ButtonLink/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { SectionHeading } from './SectionHeading.tsx';
import * as styles from './HeadedList.css.ts';

interface HeadedListProps {
  /** The heading. */
  title: string;
  /** The heading's id, for the section's `labelledBy`. */
  id: string;
  /** A sentence below a heading of the variant `section`. */
  lead?: string | undefined;
  /** The link to the whole list, beside the heading. On phones it is below the list. A `section` has it there on tablets, too. */
  all?: { label: string; href: string } | undefined;
  /** `section` has the heading of a section with a lead, `label` one with less space below it. */
  variant: keyof typeof styles.allOf;
  /** The list: posts or products. */
  children: ReactNode;
}

/** Renders a list below its heading, with a link to the whole list. */
export const HeadedList = ({ title, id, lead, all, variant, children }: HeadedListProps) => {
  const isSection = variant === 'section';
  return (
    <div className={styles.frameOf[variant]}>
      {isSection ? (
        <SectionHeading title={title} lead={lead} id={id} />
      ) : (
        <div className={styles.label}>
          <Heading level={2} size="xl" id={id}>
            {title}
          </Heading>
        </div>
      )}
      {all && (
        <div className={styles.allOf[variant]}>
          <ButtonLink href={all.href} variant="outline" width="fillPhone">
            {all.label}
          </ButtonLink>
        </div>
      )}
      <div className={styles.list}>{children}</div>
    </div>
  );
};
