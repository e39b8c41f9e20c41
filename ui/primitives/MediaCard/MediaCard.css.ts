import { forcedColors, wideContainer } from '../../foundations/media.ts';
import { style, styleVariants } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';
import type { Tone } from '../../foundations/tokens/index.ts';

export const card = style({
  position: 'relative',
  containerType: 'inline-size',
  height: '100%',
  overflow: 'clip',
  borderRadius: vars.radius.md,
  backgroundColor: vars.on.card,
  boxShadow: vars.shadow.low,
  '@media': { [forcedColors]: { border: `${vars.size.hairline} solid CanvasText` } },
});

const topBar = (tone: Tone) => ({
  borderTop: `${vars.size.bar} solid ${vars.tone[tone].solid}`,
});

export const bar = styleVariants({
  red: topBar('red'),
  blue: topBar('blue'),
  green: topBar('green'),
});

export const layout = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  '@container': {
    [wideContainer]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      alignItems: 'stretch',
    },
  },
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: vars.space.md,
  padding: vars.space.lg,
});

// Aligns the ends of cards whose text differs in length.
export const end = style({ marginTop: 'auto' });
