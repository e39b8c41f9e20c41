import { responsive } from '../../foundations/media.ts';
import { printStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const figure = `${style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  overflowWrap: 'anywhere',
  paddingInlineStart: vars.space.lg,
  borderInlineStart: `${vars.size.bar} solid ${vars.on.mark}`,
  '@media': responsive({ desktop: { paddingInlineStart: vars.space['2xl'] } }),
})} ${printStyle({ breakInside: 'avoid' })}`;

export const quote = `${style({
  maxWidth: '62rem',
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.display,
  fontSize: vars.fontSize['2xl'],
  lineHeight: vars.lineHeight.tight,
  letterSpacing: vars.tracking.tight,
  textWrap: 'pretty',
  quotes: '"“" "”"',
  selectors: { '&::before': { content: 'open-quote' }, '&::after': { content: 'close-quote' } },
  '@media': responsive({ tablet: { fontSize: vars.fontSize['3xl'] } }),
})} ${printStyle({ fontSize: vars.fontSize.xl })}`;

export const source = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.lg}`,
});

export const author = style({ fontStyle: 'normal', fontWeight: vars.fontWeight.bold });
export const position = style({ color: vars.on.muted });
export const others = style({ paddingBlockStart: vars.space['3xl'] });
