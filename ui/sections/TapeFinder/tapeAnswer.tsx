import type { Choice, FinderAnswer } from '../Finder/index.ts';
import { TapeRolls } from './TapeRolls.tsx';
import type { TapeFinderProps, TapeName } from './TapeFinder.tsx';
import { packsFor, rollsFor, skatesPerRoll } from './tapeRolls.ts';

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the answer of the finder to a choice. */
export const tapeAnswer = (
  { use, packs, options, words }: Pick<TapeFinderProps, 'use' | 'packs' | 'options' | 'words'>,
  { leg, turns, skates }: Choice<TapeName>,
): FinderAnswer => {
  const taped = { aroundLeg: Number(leg), turns: Number(turns) };
  const rolls = rollsFor(use, { ...taped, skates: Number(skates) });
  const needed = packsFor(rolls, packs);
  const [largest] = needed;
  const inPacks = needed.reduce((sum, { pack, times }) => sum + pack.count * times, 0);
  const timesOf = (aroundLeg: string, count: string) =>
    skatesPerRoll(use, { aroundLeg: Number(aroundLeg), turns: Number(count) });
  return {
    value: words.rollsOf(rolls),
    detail: capitalized(
      needed
        .map(
          ({ pack, times }) =>
            `${times > 1 ? `${times} × ` : ''}${words.packOf(pack.name)}, ${pack.price}`,
        )
        .join(' + '),
    ),
    notes: [
      [
        `${words.legOf(leg)} ${words.leg.toLowerCase()}`,
        words.turnsOf(turns),
        `${skates} ${words.skates.toLowerCase()}`,
      ].join(', '),
      words.yieldOf(skatesPerRoll(use, taped)),
      ...(inPacks > rolls ? [words.leftOverOf(inPacks - rolls)] : []),
    ],
    drawing: <TapeRolls count={rolls} inPacks={inPacks} />,
    ...(largest && {
      store: { label: words.buyOf(largest.pack.name), href: largest.pack.href },
    }),
    table: {
      caption: words.caption,
      columns: [
        { name: words.leg },
        ...options.turns.map((count) => ({ name: words.turnsOf(count), isNumber: true })),
      ],
      rows: options.leg.map((inches) => [
        words.legOf(inches),
        ...options.turns.map((count) => timesOf(inches, count).toFixed(1)),
      ]),
      note: words.note,
      chosen: { row: options.leg.indexOf(leg), cell: options.turns.indexOf(turns) },
    },
  };
};
