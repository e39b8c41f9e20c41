import { responsive } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

// The title first, so that a screen reader starts with it. Category and date end the row on wide windows.
export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['2xs'],
  alignItems: 'baseline',
  paddingBlock: vars.space.md,
  borderBlockStart: `${vars.size.hairline} solid ${vars.on.line}`,
  '@media': responsive({
    desktop: {
      gridTemplateColumns: 'minmax(0, 1fr) 18rem',
      columnGap: vars.space.xl,
      paddingBlock: vars.space.lg,
    },
  }),
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.sm,
  color: vars.on.muted,
  fontSize: vars.fontSize.sm,
});

export const category = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const date = style({ whiteSpace: 'nowrap' });
