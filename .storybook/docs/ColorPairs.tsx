/** The colors of surfaces and tones, each on the color that it is drawn on. */
import { Unstyled } from '@storybook/addon-docs/blocks';
import { palette, surfaceNames, surfaces, toneNames, tones, type Surface } from '#ui';
import { contrast, neededContrast, textContrast } from '../../ui/foundations/contrast.ts';
import { surfacePurposes, tonePurposes } from '../../ui/package/tokens/purposes.ts';
import { TokenCode, TokenImport } from './TokenCode.tsx';
import * as styles from './tokens.css.ts';

const paletteName = (value: string) =>
  Object.entries(palette).find(([, color]) => color === value)?.[0] ?? value;

interface Sample {
  foreground: string;
  background: string;
  /** The contrast that the pair needs. */
  minimum: number | 'decorative';
}

/** Shows the contrast of two colors, and says when it is too low. The figure of a pair for text has the color of that text. */
const SampleCell = ({ foreground, background, minimum }: Sample) => {
  const ratio = contrast(foreground, background);
  const isText = minimum === textContrast && ratio >= textContrast;
  const readable = contrast(palette.navy900, background) > textContrast;
  const ink = readable ? palette.navy900 : palette.white;
  const verdict =
    minimum === 'decorative'
      ? 'decorative'
      : ratio < minimum
        ? `too low: needs ${minimum}`
        : `needs ${minimum}`;
  return (
    <td
      className={styles.sample}
      style={{
        backgroundColor: background,
        color: isText ? foreground : ink,
        ...(isText ? {} : { boxShadow: `inset 0 -0.25rem ${foreground}` }),
      }}
    >
      {`${ratio.toFixed(1)} : 1`}
      <span className={styles.verdict}>{`on ${paletteName(background)}, ${verdict}`}</span>
    </td>
  );
};

interface Row {
  /** The label of the row: `text on soft`. */
  use: string;
  /** The path of the token: `['on', 'text']`. */
  path: readonly [group: string, ...names: string[]];
  /** The first has the color of the token in front. */
  samples: readonly [Sample, ...Sample[]];
}

interface PairsProps {
  /** The surface that the table is on. */
  surface: Surface;
  caption: string;
  rows: readonly Row[];
  /** The purpose of each token, in a few words. */
  descriptions: Readonly<Record<string, string>>;
}

/** Lists colors with their contrast on each color that they are drawn on. */
const Pairs = ({ surface, caption, rows, descriptions }: PairsProps) => (
  <div className={styles.board} data-surface={surface}>
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <tbody>
        {rows.map(({ use, path, samples }) => (
          <tr key={use}>
            <th className={styles.name} scope="row">
              {use}
              <span className={styles.purpose}>{descriptions[path.at(-1) ?? '']}</span>
            </th>
            <td className={styles.value}>{paletteName(samples[0].foreground)}</td>
            <td className={styles.value}>
              <TokenCode path={path} surface={surface} isVariable />
            </td>
            {samples.map((sample) => (
              <SampleCell key={sample.background} {...sample} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const uses = Object.keys(neededContrast) as (keyof typeof neededContrast)[];

/** Shows each surface with the colors that may be on it, on the surface and on its cards. */
export const Surfaces = () => (
  <Unstyled>
    <TokenImport group="on" isVariable />
    {surfaceNames.map((name) => {
      const { background, ...colors } = surfaces[name];
      const rows = uses.map((use): Row => {
        const sample = { foreground: colors[use], background, minimum: neededContrast[use] };
        const onCard = { ...sample, background: colors.card };
        return {
          use,
          path: ['on', use],
          samples: use === 'card' ? [sample] : [sample, onCard],
        };
      });
      return (
        <Pairs
          key={name}
          surface={name}
          caption={name}
          rows={rows}
          descriptions={surfacePurposes}
        />
      );
    })}
  </Unstyled>
);

/** Shows each product's color as a fill and as text. */
export const Tones = () => (
  <Unstyled>
    <TokenImport group="tone" isVariable />
    {toneNames.map((name) => {
      const { solid, solidHover, onSolid, text, soft } = tones[name];
      const row = (use: string, foreground: string, background: string): Row => ({
        use,
        path: ['tone', name, use.split(' ')[0] ?? use],
        samples: [{ foreground, background, minimum: textContrast }],
      });
      const rows = [
        row('onSolid on solid', onSolid, solid),
        row('onSolid on solidHover', onSolid, solidHover),
        row('text on white', text, palette.white),
        row('text on soft', text, soft),
      ];
      return (
        <Pairs key={name} surface="snow" caption={name} rows={rows} descriptions={tonePurposes} />
      );
    })}
  </Unstyled>
);
