import { responsive } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

// As high as the heading of a section: its button is below the words on phones, beside them elsewhere.
export const heading = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  paddingBlockEnd: `calc(${vars.space['2xl']} + ${vars.space.lg} + ${vars.size.target})`,
  '@media': responsive({ tablet: { paddingBlockEnd: vars.space['2xl'] } }),
});

const bar = { borderRadius: vars.radius.sm, backgroundColor: vars.on.line } as const;
export const title = style({ ...bar, height: vars.fontSize['3xl'], width: 'min(100%, 18rem)' });
export const lead = style({ ...bar, height: vars.space.lg, width: 'min(100%, 32rem)' });
