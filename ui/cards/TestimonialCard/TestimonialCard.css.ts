import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  height: '100%',
  paddingBlockStart: vars.space.lg,
  borderTop: `${vars.size.line} solid ${vars.on.text}`,
});

export const quote = style({
  fontSize: vars.fontSize.lg,
  lineHeight: vars.lineHeight.body,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  quotes: '"“" "”"',
  selectors: { '&::before': { content: 'open-quote' }, '&::after': { content: 'close-quote' } },
});

export const source = style({ display: 'flex', flexDirection: 'column', marginTop: 'auto' });
export const author = style({ fontStyle: 'normal', fontWeight: vars.fontWeight.bold });
export const position = style({ color: vars.on.muted, fontSize: vars.fontSize.sm });
