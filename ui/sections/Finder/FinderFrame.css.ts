import { responsive } from '../../foundations/media.ts';
import { printStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const box = `${style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.lg,
  minWidth: 0,
  padding: vars.space.md,
  borderRadius: vars.radius.md,
  border: `${vars.size.hairline} solid ${vars.on.line}`,
  borderBlockStart: `${vars.size.line} solid ${vars.tone.blue.solid}`,
  '@media': responsive({ tablet: { padding: vars.space.xl, gap: vars.space.xl } }),
})} ${printStyle({ paddingInline: 0, border: 0 })}`;

export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  // Without the questions the table follows the heading, which has space below it.
  selectors: { '&:not(:has(form))': { rowGap: 0 } },
  '@media': responsive({
    desktop: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: vars.space['2xl'] },
  }),
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  maxWidth: vars.size.headline,
});
