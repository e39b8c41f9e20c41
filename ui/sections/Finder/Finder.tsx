import type { ReactNode } from 'react';
import type { Surface, Tone } from '../../foundations/tokens/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';
import { DataTable, type DataTableProps } from '../DataTable/index.ts';
import type { AnswerScaleProps } from './AnswerScale.tsx';
import { Board } from './Board.tsx';
import type { Choice, FinderField } from './choice.ts';
import * as styles from './Finder.css.ts';
import { FinderFields } from './FinderFields.tsx';
import { FinderFrame } from './FinderFrame.tsx';
import { useChoice, type FinderAddress } from './useChoice.ts';
import { useFocusInView } from './useFocusInView.ts';

/** The answer of a finder to a choice. */
export interface FinderAnswer {
  /** The answer itself, as short as it can be: `120 in`. */
  value: string;
  /** The answer in other words: `305 cm`. */
  detail: string;
  /** Sentences that repeat the choice and give the reasons for the answer. */
  notes: readonly string[];
  /** A decorative drawing of the choice. */
  drawing?: ReactNode;
  /** Where the drawing is on wide windows. On phones it is below the answer. */
  drawingPlace?: 'beside' | 'below';
  /** The answer on a scale of all values, the smallest first, as a decoration. */
  scale?: AnswerScaleProps;
  /** The product at the store, in a new tab, with the price of the pack: `One pair, $7.99`. */
  store?: { label: string; href: string; context?: string; price?: string };
  /** The table of all answers, with the chosen one marked. */
  table: DataTableProps;
}

export interface FinderProps<Name extends string = string> {
  /** The fragment of links to the section, and the base of its ids. */
  id: string;
  /** The heading: what the section finds. */
  title: string;
  /** A sentence below the heading. */
  lead: string;
  /** The name of the answer: `Your lace`. */
  label: string;
  /** The background and the text colors that go with it. */
  surface?: Surface;
  /** The color of the product: that of the answer's edge and of its button. */
  tone?: Tone;
  /** The questions, in their order. */
  fields: readonly FinderField<Name>[];
  /** The choice at first. */
  initial: Choice<Name>;
  /** Returns the answer to a choice. */
  answer: (choice: Choice<Name>) => FinderAnswer;
  /** The address of the page, which carries the choice. Without one it is not shared. */
  address?: FinderAddress | undefined;
  /**
   * Set in a guide, where the finder is a box in the text: shows this link in place of the table. The link
   * leads to the finder on the product's page and carries the choice.
   */
  productPageLink?: { label: string; hrefOf: (choice: Choice) => string } | undefined;
}

/** The most rows of a table that is not split. A longer one is split into three tables side by side. */
const longestWhole = 4;

/**
 * Renders questions, their answer, and the table of all answers. The document has the table only, which is
 * all that is shown without a script. With the answer, phones hide the table, and tablets one that desktops
 * split. Prints the answer and the table.
 */
export const Finder = <Name extends string>({
  id,
  title,
  lead,
  label,
  surface = 'snow',
  tone = 'red',
  fields,
  initial,
  answer,
  address,
  productPageLink,
}: FinderProps<Name>) => {
  const { choice, onChange } = useChoice({ id, fields, initial, address });
  useFocusInView(choice !== undefined);
  const { table, ...found } = answer(choice ?? initial);
  const frame = { id, title, lead, surface };
  const form = choice && (
    // Browsers would keep the fields over a reload, but not the address.
    <form onChange={onChange} autoComplete="off" className={styles.form}>
      <FinderFields id={id} fields={fields} choice={choice} />
    </form>
  );
  const isSplit = table.rows.length > longestWhole;
  const board = choice && (
    <Board answer={found} label={label} tone={tone} isBesideTable={!productPageLink && !isSplit} />
  );
  if (productPageLink) {
    return (
      <FinderFrame {...frame} isInGuide>
        <div className={styles.inGuide}>
          {form}
          {board}
          <div>
            <TextLink href={productPageLink.hrefOf(choice ?? initial)} variant="tall">
              {productPageLink.label}
            </TextLink>
          </div>
        </div>
      </FinderFrame>
    );
  }
  // A whole table is beside the heading until the answer is there, and then below the questions.
  return (
    <FinderFrame {...frame} beside={{ heading: form }}>
      {board}
      <div className={isSplit ? styles.chart : styles.table}>
        <DataTable {...table} chosen={choice && table.chosen} inThirds={isSplit} />
      </div>
    </FinderFrame>
  );
};
