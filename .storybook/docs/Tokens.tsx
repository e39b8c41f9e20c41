/** Blocks of the foundation pages. The MDX pages pass the tokens, so that no value is listed twice. */
import { Unstyled } from '@storybook/addon-docs/blocks';
import type { CSSProperties, ReactNode } from 'react';
import { palette, surfaceNames, surfaces, toneNames, tones, type Surface } from '#ui';
import { contrast } from '../../ui/foundations/contrast.ts';
import * as styles from './tokens.css.ts';

interface TokensProps {
  /** The scale, by name. */
  tokens: Readonly<Record<string, string | number>>;
  /** Returns the style that shows a value. */
  sampleStyle: (value: string) => CSSProperties;
  /** The text drawn in that style. */
  text?: string;
}

/** Lists each token of a scale with its value and a sample. */
export const Tokens = ({ tokens, sampleStyle, text }: TokensProps) => (
  <Unstyled>
    <table className={styles.table}>
      <tbody>
        {Object.entries(tokens).map(([name, value]) => (
          <tr key={name} className={styles.row}>
            <th className={styles.name} scope="row">
              {name}
            </th>
            <td className={styles.value}>{value}</td>
            <td className={styles.cell}>
              <div className={text ? undefined : styles.bar} style={sampleStyle(String(value))}>
                {text}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </Unstyled>
);

const paletteName = (value: string) =>
  Object.entries(palette).find(([, color]) => color === value)?.[0] ?? value;

interface PairsProps {
  /** The surface that the table is on. */
  surface: Surface;
  caption: string;
  /** Text and background colors, by what they are for. */
  pairs: readonly (readonly [use: string, foreground: string, background: string])[];
}

/** Lists color pairs with their contrast ratio: 4.5 is needed for text, 3 for lines and marks. */
const Pairs = ({ surface, caption, pairs }: PairsProps) => (
  <Unstyled>
    <div className={styles.board} data-surface={surface}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <tbody>
          {pairs.map(([use, foreground, background]) => (
            <tr key={use}>
              <th className={styles.name} scope="row">
                {use}
              </th>
              <td
                className={styles.value}
              >{`${paletteName(foreground)} on ${paletteName(background)}`}</td>
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
    return <Pairs key={name} surface={name} caption={name} pairs={pairs} />;
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
    return <Pairs key={name} surface="snow" caption={name} pairs={pairs} />;
  });

interface TilesProps {
  /** What each tile shows, by name. */
  items: Readonly<Record<string, ReactNode>>;
}

/** Shows logos or pictures with their names. */
export const Tiles = ({ items }: TilesProps) => (
  <Unstyled>
    <div className={styles.tiles}>
      {Object.entries(items).map(([name, item]) => (
        <figure key={name} className={styles.tile}>
          {item}
          <figcaption className={styles.value}>{name}</figcaption>
        </figure>
      ))}
    </div>
  </Unstyled>
);
