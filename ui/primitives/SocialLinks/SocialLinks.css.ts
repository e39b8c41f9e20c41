import { hover } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  '@media': { print: { display: 'none' } },
});

export const link = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.target,
  height: vars.size.target,
  borderRadius: vars.radius.round,
  border: `${vars.size.hairline} solid ${vars.on.muted}`,
  color: vars.on.text,
  cursor: 'default',
  '@media': hover({
    selectors: {
      '&[href]:hover': {
        cursor: 'pointer',
        backgroundColor: vars.on.text,
        color: vars.on.background,
      },
    },
  }),
});
