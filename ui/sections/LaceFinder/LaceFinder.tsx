import { Finder, type FinderAnswer, type FinderField, type FinderProps } from '../Finder/index.ts';
import { laceAnswer } from './laceAnswer.tsx';
import {
  eyeletChoices,
  knotChoices,
  type Eyelets,
  type Knot,
  type LaceChoice,
  type LaceReason,
  type LaceRow,
} from './laceLength.ts';

/** The words of the finder. */
export interface LaceFinderWords {
  /** The questions. */
  size: string;
  eyelets: string;
  knot: string;
  /** Returns a size, or a range of sizes, with its fit: `9 (senior)`. */
  sizeOf: (size: string, fit: string) => string;
  /** The options, in a few words each. */
  eyeletsOf: Record<Eyelets, string>;
  knotOf: Record<Knot, string>;
  /** The sentence for each reason. */
  reasonOf: Record<LaceReason, string>;
  /** The title of the table, its first column, and a note below it. */
  caption: string;
  column: string;
  note: string;
}

export interface LaceFinderProps extends Pick<
  FinderProps,
  'id' | 'title' | 'lead' | 'label' | 'surface' | 'tone' | 'address' | 'productPageLink'
> {
  /** The chart of lengths, from the shortest to the longest. */
  chart: readonly [LaceRow, ...LaceRow[]];
  /** The words of the questions, the reasons and the table. */
  words: LaceFinderWords;
  /** The choice at first. */
  initial: LaceChoice;
  /** The product at the store, in a new tab. */
  store?: FinderAnswer['store'];
}

const optionsOf = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }));

const fieldsOf = (
  chart: LaceFinderProps['chart'],
  words: LaceFinderWords,
): readonly FinderField<keyof LaceChoice>[] => [
  {
    name: 'size',
    label: words.size,
    variant: 'select',
    options: chart.flatMap(({ sizes, fit }) =>
      sizes.map((value) => ({ value, label: words.sizeOf(value, fit) })),
    ),
  },
  {
    name: 'eyelets',
    label: words.eyelets,
    variant: 'radios',
    options: optionsOf(eyeletChoices, words.eyeletsOf),
  },
  {
    name: 'knot',
    label: words.knot,
    variant: 'radios',
    options: optionsOf(knotChoices, words.knotOf),
  },
];

/** Renders the finder of a lace's length: by skate size, eyelets and knot. */
export const LaceFinder = ({
  chart,
  words,
  initial,
  surface = 'snow',
  tone = 'red',
  store,
  ...texts
}: LaceFinderProps) => (
  <Finder
    {...texts}
    surface={surface}
    tone={tone}
    fields={fieldsOf(chart, words)}
    initial={initial}
    answer={(choice) => ({ ...laceAnswer(chart, words, choice), ...(store && { store }) })}
  />
);
