import { forcedColors, responsive } from '../../foundations/media.ts';
import { style, styleVariants } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const scale = style({
  width: '100%',
  maxWidth: '20rem',
  height: 'auto',
  overflow: 'visible',
  '@media': responsive({
    // Below a drawing of tablets, in one line with the price and the button.
    tablet: { maxWidth: '15rem' },
    // Beside a drawing of desktops, right below the answer: the price and the button are at the end.
    desktop: { marginBlockEnd: 'auto' },
  }),
});

const line = { fill: 'none', strokeLinecap: 'round' } as const;
const systemColors = { [forcedColors]: { stroke: 'CanvasText' } };

export const ruler = style({
  ...line,
  stroke: vars.on.muted,
  strokeWidth: 1.5,
  '@media': systemColors,
});

export const filled = style({
  ...line,
  stroke: vars.on.text,
  strokeWidth: 5,
  '@media': systemColors,
});

export const marker = style({
  fill: vars.on.background,
  stroke: vars.on.text,
  strokeWidth: 4,
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

const systemText = { [forcedColors]: { fill: 'CanvasText' } };

/** The value of a tick: that of the answer stands out. */
export const label = styleVariants({
  on: { fill: vars.on.text, fontWeight: vars.fontWeight.bold, '@media': systemText },
  off: { fill: vars.on.muted, '@media': systemText },
});
