import { Finder, type FinderField, type FinderProps } from '../Finder/index.ts';
import { tapeAnswer } from './tapeAnswer.tsx';
import type { TapeUse } from './tapeRolls.ts';

/** A pack of rolls. */
export interface TapePack {
  /** The rolls in the pack. */
  count: number;
  /** The name: `5 rolls`. */
  name: string;
  /** The price as text: `$9.99`. */
  price: string;
  /** The pack at the store. */
  href: string;
}

/** The words of the finder. */
export interface TapeFinderWords {
  /** The questions. */
  leg: string;
  turns: string;
  skates: string;
  /** Return an option: `17 in`, `3 turns`, `26 skates`. */
  legOf: (inches: string) => string;
  turnsOf: (turns: string) => string;
  skatesOf: (skates: string) => string;
  /** Returns the answer: `6 rolls`. */
  rollsOf: (rolls: number) => string;
  /** Returns a pack in the middle of a sentence: `pack of 10 rolls`. */
  packOf: (pack: string) => string;
  /** Returns how far a roll goes, in a sentence. The number is that of the table. */
  yieldOf: (skates: number) => string;
  /** Returns how many rolls of the packs are left over, as a sentence. */
  leftOverOf: (rolls: number) => string;
  /** Returns the label of the button to the store: `Buy 10 rolls on Amazon`. */
  buyOf: (pack: string) => string;
  /** The title of the table, and a note below it. */
  caption: string;
  note: string;
}

export interface TapeFinderProps extends Pick<
  FinderProps,
  'id' | 'title' | 'lead' | 'label' | 'surface' | 'address'
> {
  /** The length of a roll, and the tape that a skate takes. */
  use: TapeUse;
  /** The packs, the smallest first. */
  packs: readonly [TapePack, ...TapePack[]];
  /** The options of the questions: inches around the leg, turns, and skates ahead. */
  options: Record<TapeName, readonly string[]>;
  /** The words of the questions, the answer and the table. */
  words: TapeFinderWords;
  /** The choice at first. */
  initial: Record<TapeName, string>;
}

/** The names of the questions. */
export type TapeName = 'leg' | 'turns' | 'skates';

const fieldsOf = ({
  options,
  words,
}: Pick<TapeFinderProps, 'options' | 'words'>): readonly FinderField<TapeName>[] => {
  const field = (
    name: TapeName,
    variant: FinderField['variant'],
    labelOf: (value: string) => string,
  ) => ({
    name,
    label: words[name],
    variant,
    options: options[name].map((value) => ({ value, label: labelOf(value) })),
  });
  return [
    field('leg', 'select', words.legOf),
    field('skates', 'select', words.skatesOf),
    field('turns', 'radios', words.turnsOf),
  ];
};

/** Renders the finder of the rolls that a season takes, and of the pack that holds them. */
export const TapeFinder = ({
  use,
  packs,
  options,
  words,
  initial,
  surface = 'snow',
  ...texts
}: TapeFinderProps) => (
  <Finder
    {...texts}
    surface={surface}
    fields={fieldsOf({ options, words })}
    initial={initial}
    answer={(choice) => tapeAnswer({ use, packs, options, words }, choice)}
  />
);
