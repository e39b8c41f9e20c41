import { headerInset } from '../../foundations/headerHeight.css.ts';
import { responsive } from '../../foundations/media.ts';
import { printStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

const rail = (width: string) => `${width} minmax(0, 1fr)`;

export const columns = `${style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['2xl'],
  paddingBlock: `${vars.space['2xl']} ${vars.space.section}`,
  '@media': responsive({
    desktop: { gridTemplateColumns: rail('13rem'), paddingBlockStart: vars.space['3xl'] },
    wide: { gridTemplateColumns: rail('15rem'), columnGap: vars.space['3xl'] },
  }),
})} ${printStyle({ display: 'block', paddingBlock: `${vars.space.xl} 0` })}`;

const second = { gridColumn: '2' };

export const body = style({ minWidth: 0, '@media': responsive({ desktop: second }) });

const absent = { display: 'none' } as const;

export const side = `${style({
  minWidth: 0,
  '@media': responsive({
    desktop: {
      gridArea: '1 / 1',
      position: 'sticky',
      insetBlockStart: `calc(${headerInset} + ${vars.space.md})`,
      alignSelf: 'start',
    },
  }),
})} ${printStyle(absent)}`;

export const end = `${style({
  minWidth: 0,
  '@media': responsive({ desktop: second }),
})} ${printStyle(absent)}`;
