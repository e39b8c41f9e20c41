import { responsive } from '../../foundations/media.ts';
import { style, styleVariants } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  // Cards side by side end with their sources on one line.
  height: '100%',
  gap: vars.space.md,
  paddingBlockStart: vars.space.lg,
  borderTop: `${vars.size.line} solid ${vars.on.text}`,
});

export const quote = style({
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  quotes: '"“" "”"',
  selectors: { '&::before': { content: 'open-quote' }, '&::after': { content: 'close-quote' } },
});

export const size = styleVariants({
  md: { fontSize: vars.fontSize.lg, lineHeight: vars.lineHeight.body },
  lg: {
    fontFamily: vars.font.display,
    fontWeight: vars.fontWeight.display,
    fontSize: vars.fontSize.xl,
    lineHeight: vars.lineHeight.snug,
    letterSpacing: vars.tracking.tight,
    '@media': responsive({ wide: { fontSize: vars.fontSize['2xl'] } }),
  },
});

export const source = style({ display: 'flex', flexDirection: 'column', marginTop: 'auto' });
export const author = style({ fontStyle: 'normal', fontWeight: vars.fontWeight.bold });
export const position = style({ color: vars.on.muted, fontSize: vars.fontSize.sm });
