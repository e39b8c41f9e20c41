import { responsive } from '../../ui/foundations/media.ts';
import { style } from '../../ui/foundations/style.ts';
import { vars } from '../../ui/foundations/theme.css.ts';

export const card = style({
  overflow: 'hidden',
  marginBlockEnd: vars.space.xl,
  border: `${vars.size.hairline} solid ${vars.on.line}`,
  borderRadius: vars.radius.lg,
  fontFamily: vars.font.text,
});

export const rows = style({ paddingInline: vars.space.lg });

export const row = style({
  display: 'grid',
  gap: vars.space['2xs'],
  paddingBlock: vars.space.sm,
  selectors: {
    '& + &': { borderBlockStart: `${vars.size.hairline} solid ${vars.on.line}` },
  },
  '@media': responsive({ tablet: { gridTemplateColumns: '9rem minmax(0, 1fr)' } }),
});

export const label = style({ fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.bold });

export const content = style({ fontSize: vars.fontSize.sm, overflowWrap: 'anywhere' });

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.md,
  rowGap: vars.space['2xs'],
  listStyle: 'none',
});

export const chip = style({ whiteSpace: 'nowrap' });

export const link = style({ color: vars.on.link, textDecoration: 'underline' });
