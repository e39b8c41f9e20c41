import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const signature = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.md,
  maxWidth: vars.size.reading,
  paddingBlockStart: vars.space['2xl'],
  overflowWrap: 'anywhere',
});

// A face-off dot with the initial of the author.
export const initial = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.dot,
  aspectRatio: '1',
  border: `${vars.size.line} solid ${vars.tone.red.solid}`,
  borderRadius: vars.radius.round,
  color: vars.on.text,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.display,
  lineHeight: vars.lineHeight.flat,
});

export const name = style({ fontWeight: vars.fontWeight.bold });

// A name alone stands beside the middle of the dot.
export const words = style({ alignSelf: 'center' });
