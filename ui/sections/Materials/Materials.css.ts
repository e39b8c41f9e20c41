import { forcedColors, responsive } from '../../foundations/media.ts';
import { printStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

const columns = {
  gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))',
  gap: vars.space.xl,
};

export const groups = `${style({
  display: 'grid',
  gap: vars.space.lg,
  '@media': responsive({ tablet: columns }),
})} ${printStyle({ ...columns, paddingBlockEnd: vars.space.sm, breakInside: 'avoid' })}`;

export const group = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs });

export const list = style({ display: 'flex', flexDirection: 'column' });

export const item = style({
  position: 'relative',
  paddingBlock: vars.space.xs,
  paddingInlineStart: vars.space.xl,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  borderTop: `${vars.size.hairline} solid ${vars.on.line}`,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      // In the middle of the first line.
      translate: '0 calc((1lh - 1.05em) / 2)',
      insetInlineStart: 0,
      width: '1.05em',
      height: '1.05em',
      border: `${vars.size.outline} solid ${vars.tone.blue.solid}`,
      borderRadius: vars.radius.sm,
    },
  },
  '@media': {
    [forcedColors]: { selectors: { '&::before': { borderColor: 'CanvasText' } } },
    print: { paddingBlock: vars.space['2xs'] },
  },
});
