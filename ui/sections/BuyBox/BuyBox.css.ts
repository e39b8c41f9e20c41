import { responsive } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const box = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  width: '100%',
  '@media': {
    ...responsive({ tablet: { flex: 'none', maxWidth: '32rem' } }),
    print: { maxWidth: '24rem' },
  },
});

export const links = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
});

export const guarantee = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  borderBlock: `${vars.size.hairline} solid ${vars.on.line}`,
});
