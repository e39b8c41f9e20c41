import { Text } from '../../primitives/Text/index.ts';
import { DataTable, type DataTableProps } from '../DataTable/index.ts';
import { Figure, type FigureProps } from '../Figure/index.ts';
import { GuideMethod, type GuideMethodProps } from '../GuideMethod/index.ts';
import { GuidePart } from '../GuidePart/index.ts';
import { Materials, type MaterialsProps } from '../Materials/index.ts';
import { ItemList, pointItems, type ItemListProps } from '../ItemList/index.ts';
import { Troubleshooting, type TroubleshootingProps } from '../Troubleshooting/index.ts';
import * as styles from './Guide.css.ts';

/** A part of a guide: a heading, and whatever of these it has, in this order. */
export interface GuidePartData {
  /** Where a link to it leads (`#id`); unique on the page. */
  id: string;
  /** The heading. */
  title: string;
  /** What to know before the rest. */
  lead?: string | undefined;
  /** What is needed, by kind. */
  materials?: MaterialsProps['groups'] | undefined;
  /** A few things of the same kind. */
  points?: ItemListProps['items'] | undefined;
  /** Ways to do it. */
  methods?: readonly Omit<GuideMethodProps, 'place'>[] | undefined;
  /** The methods are done one after the other, rather than instead of each other. */
  isSequence?: boolean | undefined;
  /** A drawing of its own. */
  figure?: FigureProps | undefined;
  /** Figures to look up. */
  table?: DataTableProps | undefined;
  /** What goes wrong, and what helps. */
  problems?: TroubleshootingProps['problems'] | undefined;
  /** The last word. */
  note?: string | undefined;
}

const placeOf = (index: number, count: number) => `Step ${index + 1} of ${count}`;

/** One part of a guide, made of whatever it has. */
export const GuideBody = ({ part }: { part: GuidePartData }) => (
  <GuidePart id={part.id} title={part.title} lead={part.lead}>
    {part.materials && <Materials groups={part.materials} />}
    {part.points && <ItemList items={part.points} variant={pointItems} />}
    {part.methods && (
      <div className={styles.methods}>
        {part.methods.map((method, index, all) => (
          <GuideMethod
            key={method.id}
            {...method}
            place={part.isSequence ? placeOf(index, all.length) : undefined}
          />
        ))}
      </div>
    )}
    {(part.figure ?? part.table) && (
      <div className={part.figure && part.table ? styles.lookUp : ''}>
        {part.figure && <Figure {...part.figure} />}
        {part.table && <DataTable {...part.table} />}
      </div>
    )}
    {part.problems && <Troubleshooting problems={part.problems} />}
    {part.note && (
      <div className={styles.note}>
        <Text>{part.note}</Text>
      </div>
    )}
  </GuidePart>
);
