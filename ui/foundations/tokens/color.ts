import { palette } from './palette.ts';

/** A surface is a background with the colors of everything on it. */
export const surfaceNames = ['snow', 'ice', 'crease', 'night'] as const;
export type Surface = (typeof surfaceNames)[number];

/** Product colors: tape is red, laces are blue, bearings are green. */
export const toneNames = ['red', 'blue', 'green'] as const;
export type Tone = (typeof toneNames)[number];

const daylight = {
  text: palette.navy900,
  muted: palette.slate600,
  link: palette.blue600,
  linkHover: palette.blue700,
  focus: palette.blue600,
  mark: palette.red600,
  star: palette.amber600,
};

/** The colors of each surface. `color.test.ts` checks their contrast. */
export const surfaces = {
  snow: { ...daylight, background: palette.white, line: palette.ice200, card: palette.ice50 },
  ice: { ...daylight, background: palette.ice50, line: palette.ice200, card: palette.white },
  crease: {
    ...daylight,
    background: palette.crease100,
    line: palette.crease200,
    card: palette.white,
  },
  night: {
    text: palette.white,
    muted: palette.mist,
    link: palette.blue300,
    linkHover: palette.white,
    focus: palette.blue300,
    mark: palette.red600,
    star: palette.amber300,
    background: palette.navy900,
    line: palette.navy700,
    card: palette.navy800,
  },
} as const satisfies Record<Surface, Record<string, string>>;

/** `onSolid` is for text on `solid`; `text` is for text in this tone on any surface but `night`. */
export const tones = {
  red: {
    solid: palette.red600,
    solidHover: palette.red700,
    onSolid: palette.white,
    text: palette.red700,
    soft: palette.ice100,
  },
  blue: {
    solid: palette.blue600,
    solidHover: palette.blue700,
    onSolid: palette.white,
    text: palette.blue600,
    soft: palette.crease100,
  },
  green: {
    solid: palette.green600,
    solidHover: palette.green700,
    onSolid: palette.white,
    text: palette.green700,
    soft: palette.ice100,
  },
} as const satisfies Record<Tone, Record<string, string>>;
