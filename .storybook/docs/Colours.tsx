import {
  Heading,
  palette,
  surfaceNames,
  surfaces,
  toneNames,
  tones,
  type Surface,
  type Tone,
} from '#ui';
import { contrast } from '../../ui/foundations/contrast.ts';
import * as styles from './docs.css.ts';
import { Token } from './Page.tsx';

const paletteName = (value: string) =>
  Object.entries(palette).find(([, colour]) => colour === value)?.[0] ?? value;

/** These are grounds and lines: nothing is read in them. */
const quiet = new Set(['background', 'line', 'card']);

const Ratio = ({ front, back }: { front: string; back: string }) => (
  <span className={styles.ratio}>{`${contrast(front, back).toFixed(1)} : 1`}</span>
);

const SurfaceBoard = ({ name }: { name: Surface }) => {
  const { background, ...others } = surfaces[name];
  return (
    <article data-surface={name} className={styles.board}>
      <Heading level={3} size="md">
        {name}
      </Heading>
      <Token name="background" value={`${paletteName(background)} ${background}`} />
      {Object.entries(others).map(([token, colour]) => (
        <div key={token} className={styles.pair}>
          <span className={styles.dot} style={{ backgroundColor: colour }} />
          <Token name={token} value={`${paletteName(colour)} ${colour}`} />
          {!quiet.has(token) && <Ratio front={colour} back={background} />}
        </div>
      ))}
    </article>
  );
};

/** Each surface with what may stand on it. */
export const Surfaces = () => (
  <div className={styles.wideTiles}>
    {surfaceNames.map((name) => (
      <SurfaceBoard key={name} name={name} />
    ))}
  </div>
);

const ToneBoard = ({ name }: { name: Tone }) => {
  const { solid, solidHover, onSolid, text, soft } = tones[name];
  const samples = [
    { token: 'onSolid on solid', front: onSolid, back: solid },
    { token: 'onSolid on solidHover', front: onSolid, back: solidHover },
    { token: 'text on white', front: text, back: palette.white },
    { token: 'text on soft', front: text, back: soft },
  ];
  return (
    <article data-surface="snow" className={styles.board}>
      <Heading level={3} size="md">
        {name}
      </Heading>
      {samples.map(({ token, front, back }) => (
        <div key={token}>
          <div className={styles.sample} style={{ color: front, backgroundColor: back }}>
            <Ratio front={front} back={back} />
          </div>
          <Token name={token} value={`${paletteName(front)} on ${paletteName(back)}`} />
        </div>
      ))}
    </article>
  );
};

/** Each product's colour, as a fill and as words. */
export const Tones = () => (
  <div className={styles.tiles}>
    {toneNames.map((name) => (
      <ToneBoard key={name} name={name} />
    ))}
  </div>
);

/** All there is to choose from, for those who make tokens. */
export const Palette = () => (
  <div className={styles.smallTiles}>
    {Object.entries(palette).map(([name, colour]) => (
      <div key={name} className={styles.rows}>
        <div className={styles.swatch} style={{ backgroundColor: colour }} />
        <Token name={name} value={colour} />
      </div>
    ))}
  </div>
);
