import { noScript } from '../../foundations/media.ts';
import { postMeasure } from '../../foundations/postMeasure.ts';
import { style, styleVariants } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

// Without JavaScript nothing loads: only the message is shown.
export const shape = style({ '@media': { [noScript]: { display: 'none' } } });

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.md,
  width: `min(100%, ${vars.size.container})`,
  marginInline: 'auto',
  paddingBlock: vars.space.section,
  paddingInline: vars.space.gutter,
});

const board = { borderRadius: vars.radius.sm, backgroundColor: vars.on.line } as const;

export const bar = styleVariants({
  breadcrumb: { ...board, height: vars.size.target, width: '9rem', clipPath: 'inset(30% 0)' },
  badge: { ...board, height: vars.space.lg, width: '6rem' },
  titleLine: { ...board, height: vars.fontSize['3xl'], width: '100%' },
  titleEnd: { ...board, height: vars.fontSize['3xl'], width: '72%' },
  byline: { ...board, height: vars.fontSize.lg, width: '70%' },
  line: { ...board, height: vars.space.md, width: '100%' },
  last: { ...board, height: vars.space.md, width: '62%' },
});

export const cover = style({ aspectRatio: '16 / 9', backgroundColor: vars.on.line });

const column = { display: 'flex', flexDirection: 'column' } as const;
export const title = style({ ...column, gap: vars.space['2xs'], width: '100%' });
export const text = style({ ...column, gap: vars.space.xl, maxWidth: postMeasure });
export const paragraph = style({ ...column, gap: vars.space.sm });
