import { largeText, phoneWithSpace, responsive } from '../../foundations/media.ts';
import { insideStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';
import { visuallyHidden } from '../../foundations/visuallyHidden.ts';

// On a phone the icon and the arrow are beside the title, and the text below them.
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  // The hash marks of the icon's circle reach into the gap.
  gap: `${vars.space.sm} ${vars.space.xl}`,
  alignItems: 'center',
  height: '100%',
  padding: vars.space.md,
  '@media': {
    [phoneWithSpace]: { rowGap: vars.space.xs },
    ...responsive({
      tablet: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'auto 1fr',
        gap: vars.space.md,
        padding: vars.space.lg,
      },
    }),
    [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  borderRadius: vars.radius.md,
  backgroundColor: vars.on.card,
});

// A face-off circle with its hash marks, around the icon.
export const sign = style({
  position: 'relative',
  insetInlineStart: vars.space.sm,
  display: 'grid',
  placeItems: 'center',
  width: vars.size.target,
  height: vars.size.target,
  '@media': responsive({ tablet: { width: '3.75rem', height: '3.75rem' } }),
  borderRadius: vars.radius.round,
  border: `${vars.size.line} solid ${vars.tone.red.solid}`,
  color: vars.on.text,
  selectors: {
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '50%',
      width: vars.space.sm,
      height: vars.space.sm,
      translate: '0 -50%',
      borderBlock: `${vars.size.line} solid ${vars.tone.red.solid}`,
    },
    '&::before': { insetInlineEnd: '100%' },
    '&::after': { insetInlineStart: '100%' },
  },
});

// Aligns the links of cards whose text differs in length.
export const words = style({
  display: 'contents',
  '@media': responsive({
    tablet: { display: 'flex', flexDirection: 'column', gap: vars.space.xs, height: '100%' },
  }),
});

const wholeRow = { gridColumn: '1 / -1' } as const;
export const text = style(wholeRow);
export const end = style({
  ...wholeRow,
  marginBlockStart: 'auto',
  '@media': { [phoneWithSpace]: { position: 'absolute', inset: 0, gridColumn: 'auto' } },
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
insideStyle(card, 'h3', { '@media': { [phoneWithSpace]: { paddingInlineEnd: vars.space.lg } } });
