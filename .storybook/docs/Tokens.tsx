/** Blocks of the foundation pages. The MDX pages pass the tokens, so that no value is listed twice. */
import { Unstyled } from '@storybook/addon-docs/blocks';
import type { CSSProperties, ReactNode } from 'react';
import { describeLength } from '../../ui/package/tokens/lengths.ts';
import { purposes } from '../../ui/package/tokens/purposes.ts';
import { TokenCode, TokenImport } from './TokenCode.tsx';
import * as styles from './tokens.css.ts';

interface TokensProps {
  /** The group of the tokens that are CSS variables, `space` for `--space-md`; else they are constants. */
  group?: keyof typeof purposes;
  /** The constant that holds tokens without CSS variables: `palette`. */
  constant?: string;
  /** The purpose of each token, in a few words. */
  descriptions?: Readonly<Record<string, string>>;
  /** The unit of values that are numbers: `px`. */
  unit?: string;
  /** The scale, by name. */
  tokens: Readonly<Record<string, string | number>>;
  /** Returns the style that shows a value. */
  sampleStyle: (value: string) => CSSProperties;
  /** The text drawn in that style. */
  text?: string;
}

/** Lists each token of a scale: name, purpose, value, how to write it, where it is used, and a sample. */
export const Tokens = ({
  group,
  constant = 'tokens',
  tokens,
  unit = '',
  descriptions = group ? purposes[group] : {},
  sampleStyle,
  text,
}: TokensProps) => (
  <Unstyled>
    <TokenImport group={group ?? constant} isVariable={group !== undefined} />
    <table className={styles.table}>
      <tbody>
        {Object.entries(tokens).map(([name, value]) => (
          <tr key={name} className={styles.row}>
            <th className={styles.name} scope="row">
              {name}
              <span className={styles.purpose}>{descriptions[name]}</span>
            </th>
            <td className={styles.value}>
              {value}
              <span className={styles.purpose}>
                {group === 'z' || group === 'tracking' ? '' : describeLength(`${value}${unit}`)}
              </span>
            </td>
            <td className={styles.value}>
              <TokenCode path={[group ?? constant, name]} isVariable={group !== undefined} />
            </td>
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

interface TilesProps {
  /** The content of each tile, by name. */
  items: Readonly<Record<string, ReactNode>>;
}

/** Shows logos or pictures with their names. */
export const Tiles = ({ items }: TilesProps) => (
  <Unstyled>
    <div className={styles.tiles}>
      {Object.entries(items).map(([name, item]) => (
        <figure key={name} className={styles.tile}>
          {item}
          <figcaption className={styles.tileName}>{name}</figcaption>
        </figure>
      ))}
    </div>
  </Unstyled>
);
