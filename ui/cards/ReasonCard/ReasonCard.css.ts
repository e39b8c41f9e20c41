import { phoneWithSpace, responsive } from '../../foundations/media.ts';
import { insideStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';
import { visuallyHidden } from '../../foundations/visuallyHidden.ts';

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  height: '100%',
  padding: vars.space.md,
  '@media': responsive({
    // Less space below the link, which is higher than its text.
    tablet: { gap: vars.space.sm, padding: vars.space.lg, paddingBlockEnd: vars.space.md },
  }),
  borderRadius: vars.radius.md,
  backgroundColor: vars.on.card,
});

// Leaves room for the arrow.
insideStyle(card, '> h3', { '@media': { [phoneWithSpace]: { paddingInlineEnd: vars.space.lg } } });

export const figure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.xs,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.bold,
});

export const value = style({
  fontFamily: vars.font.display,
  fontSize: vars.fontSize['3xl'],
  fontWeight: vars.fontWeight.display,
  lineHeight: vars.lineHeight.flat,
  letterSpacing: vars.tracking.tight,
  color: vars.tone.red.solid,
});

// Aligns the links of cards whose text differs in length.
export const end = style({
  marginBlockStart: 'auto',
  '@media': { [phoneWithSpace]: { position: 'absolute', inset: 0 } },
});

// On a phone the link covers the card, and only its arrow is seen, beside the title.
export const linkLabel = style({ '@media': { [phoneWithSpace]: visuallyHidden } });
insideStyle(end, 'a', {
  '@media': {
    [phoneWithSpace]: {
      justifyContent: 'end',
      alignItems: 'start',
      width: '100%',
      height: '100%',
      padding: `calc(${vars.space.md} + (${vars.size.target} - ${vars.size.icon}) / 2) ${vars.space.md}`,
    },
  },
});
