import type { Choice, FinderAnswer } from '../Finder/index.ts';
import type { LaceFinderWords } from './LaceFinder.tsx';
import { eyeletChoices, laceLength, type LaceChoice, type LaceRow } from './laceLength.ts';
import { LacedBoot } from './LacedBoot.tsx';

const inchesOf = (chart: readonly LaceRow[], choice: LaceChoice) =>
  String(chart[laceLength(chart, choice).index]?.inches);

/** The lengths for a double bow: in the rows the sizes, the largest ones apart, in the columns the eyelets. */
const lengthsOf = (chart: readonly LaceRow[], { sizeOf }: LaceFinderWords) =>
  chart.flatMap(({ smaller, fit, sizes }, at) => {
    const cells = (size = '') =>
      eyeletChoices.map((eyelets) => inchesOf(chart, { size, eyelets, knot: 'double' }));
    const largest = sizes.at(-1);
    if (at === chart.length - 1)
      return [{ sizes, cells: [sizeOf(smaller, fit), ...cells(largest)] }];
    return [
      { sizes: sizes.slice(0, -1), cells: [sizeOf(smaller, fit), ...cells(sizes[0])] },
      { sizes: sizes.slice(-1), cells: [sizeOf(largest ?? '', fit), ...cells(largest)] },
    ];
  });

/** Returns the answer of the finder to a choice. */
export const laceAnswer = (
  chart: readonly LaceRow[],
  words: LaceFinderWords,
  made: Choice<keyof LaceChoice>,
): FinderAnswer => {
  // The options of the fields are these values.
  const choice = made as LaceChoice;
  const { size, eyelets, knot } = choice;
  const { index, row, reasons } = laceLength(chart, choice);
  const rows = lengthsOf(chart, words);
  const at = rows.findIndex(({ sizes }) => sizes.includes(size));
  const cell = eyeletChoices.indexOf(eyelets);
  const inches = inchesOf(chart, choice);
  return {
    value: `${inches} in`,
    detail: `${chart[index]?.cm} cm`,
    notes: [
      [
        `${words.size}: ${words.sizeOf(size, chart[row]?.fit ?? '')}`,
        words.eyeletsOf[eyelets].toLowerCase(),
        words.knotOf[knot].toLowerCase(),
      ].join(', '),
      ...reasons.map((reason) => words.reasonOf[reason]),
    ],
    scale: { values: chart.map((one) => one.inches), value: Number(inches) },
    drawing: <LacedBoot eyelets={eyelets} knot={knot} />,
    table: {
      caption: words.caption,
      columns: [
        { name: words.column },
        ...eyeletChoices.map((one) => ({ name: words.eyeletsOf[one], isNumber: true })),
      ],
      rows: rows.map(({ cells }) => cells),
      note: words.note,
      chosen: rows[at]?.cells[cell + 1] === inches ? { row: at, cell } : undefined,
    },
  };
};
