import { globalStyle, style } from '../../ui/foundations/style.ts';
import { vars } from '../../ui/foundations/theme.css.ts';

export const page = style({ fontFamily: vars.font.text, fontSize: vars.fontSize.md });

export const bannerRoom = style({ paddingBlockEnd: vars.space.xl });

export const banner = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  gap: vars.space.md,
  padding: vars.space['2xl'],
  borderRadius: vars.radius.lg,
  borderBottom: `${vars.size.bar} solid ${vars.tone.red.solid}`,
});

export const bannerMark = style({
  position: 'absolute',
  insetBlockStart: '-30%',
  insetInlineEnd: '-8%',
  width: '55%',
  color: vars.on.line,
});

export const bannerWords = style({ position: 'relative', maxWidth: vars.size.reading });

// What Markdown makes, where Storybook's own styles leave off.
export const prose = style({});
globalStyle(`${prose} ol`, { listStyle: 'decimal' });
globalStyle(`${prose} h2`, { fontWeight: vars.fontWeight.bold });
