import { forcedColors, roomy } from '../../foundations/media.ts';
import { style, styleVariants } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const card = style({
  containerType: 'inline-size',
  height: '100%',
  overflow: 'clip',
  borderRadius: vars.radius.md,
  backgroundColor: vars.on.card,
  boxShadow: vars.shadow.low,
  '@media': { [forcedColors]: { border: `${vars.size.hairline} solid CanvasText` } },
});

// As the article's own card: beside its words where it has a row to itself.
export const layout = style({
  '@container': { [roomy]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const cover = style({ aspectRatio: '16 / 9', backgroundColor: vars.on.line });
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  padding: vars.space.lg,
});
export const bar = style({
  height: vars.space.md,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.on.line,
});
export const width = styleVariants({
  short: { width: '38%' },
  title: { width: '82%', height: vars.space.lg },
  full: { width: '100%' },
});
