import { beforeFirstPaint, outOfReach } from '../../foundations/firstPaint.ts';
import { style, styleVariants } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const box = style({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  width: '100%',
});

export const ratio = styleVariants({
  natural: {},
  wide: { aspectRatio: '16 / 9' },
  photo: { aspectRatio: '3 / 2' },
  card: { aspectRatio: '4 / 3' },
  fill: { height: '100%' },
  whole: { height: '100%' },
});

/** The color of the box until the picture is loaded, mixed from the surface around it. */
export const waiting = style({ backgroundColor: vars.on.line, color: vars.on.text });

/** For a picture that does not fill its box, beside which the color would show. */
export const noTone = style({ backgroundColor: 'transparent' });

/** A picture that cannot be loaded has the product's color. */
export const failedTone = styleVariants({
  red: { backgroundColor: vars.tone.red.solid, color: vars.tone.red.onSolid },
  blue: { backgroundColor: vars.tone.blue.solid, color: vars.tone.blue.onSolid },
  green: { backgroundColor: vars.tone.green.solid, color: vars.tone.green.onSolid },
});

export const formats = style({ display: 'contents' });

const cover = { width: '100%', height: '100%', objectFit: 'cover' } as const;

export const image = style({
  ...cover,
  fontSize: vars.fontSize.sm,
  selectors: {
    [`${ratio.natural} &`]: { height: 'auto' },
    [`${ratio.whole} &`]: { objectFit: 'contain' },
    [`${ratio.wide} &, ${ratio.photo} &, ${ratio.card} &`]: { position: 'absolute', inset: 0 },
    [`${beforeFirstPaint} &[loading="lazy"]`]: outOfReach,
  },
});

export const focus = styleVariants({
  top: { objectPosition: 'top' },
  bottom: { objectPosition: 'bottom' },
  // Between the middle and an edge, so that a crop still cuts a little there.
  left: { objectPosition: '28%' },
  right: { objectPosition: '72%' },
});

// The box shows the color and the words. The image stays for its role, clipped, so that no broken-image icon shows.
export const failed = style({ ...cover, position: 'absolute', inset: 0, clipPath: 'inset(50%)' });

/** Grows with long words, which a box with a fixed ratio would cut. */
export const failedBox = style({ display: 'grid', overflow: 'visible' });

export const words = style({
  placeSelf: 'center',
  padding: vars.space.sm,
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'center',
});
