/** The colors of surfaces and tones, each on the color that it is drawn on. */
import { Unstyled } from '@storybook/addon-docs/blocks';
import { palette, surfaceNames, surfaces, toneNames, tones, type Surface } from '#ui';
import { contrast } from '../../ui/foundations/contrast.ts';
import { surfacePurposes, tonePurposes } from '../../ui/package/tokens/purposes.ts';
import { TokenCode } from './TokenCode.tsx';
import * as styles from './tokens.css.ts';

const paletteName = (value: string) =>
  Object.entries(palette).find(([, color]) => color === value)?.[0] ?? value;

interface PairsProps {
  /** The surface that the table is on. */
  surface: Surface;
  caption: string;
  /** Text and background colors, by their purpose. */
  pairs: readonly (readonly [use: string, foreground: string, background: string])[];
  /** The path of the foreground's token: `['on', 'text']`. */
  pathOf: (use: string) => readonly [string, ...string[]];
  /** The purpose of each token, in a few words. */
  descriptions: Readonly<Record<string, string>>;
}

/** Lists color pairs with their contrast ratio: 4.5 is needed for text, 3 for lines and marks. */
const Pairs = ({ surface, caption, pairs, pathOf, descriptions }: PairsProps) => (
  <Unstyled>
    <div className={styles.board} data-surface={surface}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <tbody>
          {pairs.map(([use, foreground, background]) => (
            <tr key={use}>
              <th className={styles.name} scope="row">
                {use}
                <span className={styles.purpose}>{descriptions[pathOf(use).at(-1) ?? '']}</span>
              </th>
              <td
                className={styles.value}
              >{`${paletteName(foreground)} on ${paletteName(background)}`}</td>
              <td className={styles.value}>
                <TokenCode path={pathOf(use)} isVariable />
              </td>
              <td
                className={styles.sample}
                style={{ color: foreground, backgroundColor: background }}
              >
                {`${contrast(foreground, background).toFixed(1)} : 1`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </Unstyled>
);

/** Shows each surface with the colors that may be on it. */
export const Surfaces = () =>
  surfaceNames.map((name) => {
    const { background, ...colors } = surfaces[name];
    const pairs = Object.entries(colors).map(([use, color]) =>
      use === 'line' || use === 'card'
        ? ([use, colors.text, color] as const)
        : ([use, color, background] as const),
    );
    return (
      <Pairs
        key={name}
        surface={name}
        caption={name}
        pairs={pairs}
        pathOf={(use) => ['on', use]}
        descriptions={surfacePurposes}
      />
    );
  });

/** Shows each product's color as a fill and as text. */
export const Tones = () =>
  toneNames.map((name) => {
    const { solid, solidHover, onSolid, text, soft } = tones[name];
    const pairs = [
      ['onSolid on solid', onSolid, solid],
      ['onSolid on solidHover', onSolid, solidHover],
      ['text on white', text, palette.white],
      ['text on soft', text, soft],
    ] as const;
    return (
      <Pairs
        key={name}
        surface="snow"
        caption={name}
        pairs={pairs}
        pathOf={(use) => ['tone', name, use.split(' ')[0] ?? use]}
        descriptions={tonePurposes}
      />
    );
  });
