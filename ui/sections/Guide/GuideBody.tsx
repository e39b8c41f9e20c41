import type { ComponentType } from 'react';
import { TextLink } from '../../primitives/TextLink/index.ts';
import { DataTable, type DataTableProps } from '../DataTable/index.ts';
import { Figure, type FigureProps } from '../Figure/index.ts';
import { GuideMethod, type GuideMethodProps } from '../GuideMethod/index.ts';
import { GuidePart } from '../GuidePart/index.ts';
import { Materials, type MaterialsProps } from '../Materials/index.ts';
import { ItemList, pointItems, type ItemListProps } from '../ItemList/index.ts';
import { Troubleshooting, type TroubleshootingProps } from '../Troubleshooting/index.ts';
import { FinderLink } from './FinderLink.tsx';
import { GuideNote, type GuideNoteProps } from './GuideNote.tsx';
import { GuidePhoto, type PartPhoto } from './GuidePhoto.tsx';
import * as styles from './Guide.css.ts';

/** A part of a guide. What it has is shown in this order. */
export interface GuidePartData {
  /** The target of links (`#id`); unique on the page. */
  id: string;
  /** The heading. */
  title: string;
  /** The title in the contents, when the heading would need two lines there on phones. */
  shortTitle?: string | undefined;
  /** A paragraph below the heading. */
  lead?: string | undefined;
  /** Tools and supplies. */
  materials?: MaterialsProps['groups'] | undefined;
  /** Signs or habits, each with a title and a text. */
  points?: ItemListProps['items'] | undefined;
  /** The methods of the part. If there is only one, without a summary or a caution, its heading is left out: the heading of the part is enough. */
  methods?: readonly Omit<GuideMethodProps, 'place' | 'isWholePart'>[] | undefined;
  /** Numbers the methods as steps: they are done one after the other. */
  isSequence?: boolean | undefined;
  /** A drawing: beside the table, or alone, with the note and its caption beside it from tablets up. */
  figure?: FigureProps | undefined;
  /** A table. */
  table?: DataTableProps | undefined;
  /** Problems, each with its solution. */
  problems?: TroubleshootingProps['problems'] | undefined;
  /** A note, or several as a list: at the end of the part, or beside a drawing or a table of numbers. */
  note?: GuideNoteProps['note'];
  /** A link below the note, to the finder that answers. */
  link?: { label: string; href: string } | undefined;
}

/** Returns whether a table leaves room beside it: a name, and one or two numbers. */
const isNarrow = ({ columns }: DataTableProps) =>
  columns.length <= 3 && columns.slice(1).every(({ isNumber }) => isNumber);

/** Returns the class of the box around a drawing and a table. */
const boxOf = ({ figure, table }: GuidePartData, isEndingBeside: boolean) => {
  if (figure && !table) return styles.alone;
  if (isEndingBeside) return `${styles.beside} ${styles.besideNote}`;
  return figure ? styles.beside : undefined;
};

const placeOf = (index: number, count: number) => `Step ${index + 1} of ${count}`;

interface EndingProps {
  part: GuidePartData;
  loadFinder: (() => Promise<ComponentType>) | undefined;
}

interface GuideBodyProps extends EndingProps {
  photo: PartPhoto | undefined;
}

const Ending = ({ part: { note, link }, loadFinder }: EndingProps) => {
  if (link && loadFinder) return <FinderLink {...link} note={note} load={loadFinder} />;
  return (
    <GuideNote note={note}>
      {link && (
        <TextLink href={link.href} variant="lead">
          {link.label}
        </TextLink>
      )}
    </GuideNote>
  );
};

/** Renders a part of a guide. */
export const GuideBody = ({ part, photo, loadFinder }: GuideBodyProps) => {
  const { figure, table } = part;
  const hasEnding = (part.note ?? part.link) !== undefined;
  const isWithFigure = figure && !table;
  const isEndingBeside = hasEnding && !figure && table !== undefined && isNarrow(table);
  const ending = hasEnding && (
    <div className={isEndingBeside ? styles.endingBeside : styles.ending}>
      <Ending part={part} loadFinder={loadFinder} />
    </div>
  );
  return (
    <GuidePart id={part.id} title={part.title} lead={part.lead}>
      {part.materials && <Materials groups={part.materials} />}
      {part.points && <ItemList items={part.points} variant={pointItems} />}
      {part.methods && (
        <div className={styles.methods}>
          {photo?.part === part.id && <GuidePhoto {...photo} />}
          {part.methods.map((method, index, all) => (
            <GuideMethod
              key={method.id}
              {...method}
              place={part.isSequence ? placeOf(index, all.length) : undefined}
              isWholePart={all.length === 1 && !(method.summary ?? method.caution)}
            />
          ))}
        </div>
      )}
      {(figure ?? table) && (
        <div className={boxOf(part, isEndingBeside)}>
          {figure && <Figure {...figure} />}
          {table && <DataTable {...table} />}
          {(isEndingBeside || isWithFigure) && ending}
        </div>
      )}
      {part.problems && <Troubleshooting problems={part.problems} />}
      {!isEndingBeside && !isWithFigure && ending}
    </GuidePart>
  );
};
