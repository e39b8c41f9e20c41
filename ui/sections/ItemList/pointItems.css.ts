import { responsive } from '../../foundations/media.ts';
import { printStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

const columns = {
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  // Three items in two columns would leave a gap.
  selectors: { '&[data-columns="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
};

export const list = `${style({
  display: 'grid',
  gap: vars.space.xl,
  '@media': responsive({ tablet: columns }),
})} ${printStyle({
  ...columns,
  gap: `${vars.space.xs} ${vars.space.lg}`,
  paddingBlockEnd: vars.space.xs,
})}`;

// A short red line above the title.
export const item = `${style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['2xs'],
  paddingBlockStart: vars.space.sm,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: 0,
      width: vars.space.lg,
      height: vars.size.line,
      backgroundColor: vars.tone.red.solid,
      forcedColorAdjust: 'none',
      printColorAdjust: 'exact',
    },
  },
})} ${printStyle({ breakInside: 'avoid', paddingBlockStart: vars.space.xs })}`;
