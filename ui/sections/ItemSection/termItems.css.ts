import { forcedColors, responsive } from '../../foundations/media.ts';
import { insideStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';
import { item as column } from './columnItems.css.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.xl} ${vars.space.lg}`,
  '@media': responsive({
    tablet: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    wide: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  }),
});

const isCard = ':nth-child(-n + 2)';

const term = style({
  selectors: {
    [`&${isCard}`]: {
      padding: vars.space.lg,
      borderTop: `${vars.size.bar} solid ${vars.on.text}`,
      borderRadius: vars.radius.md,
      backgroundColor: vars.on.card,
      boxShadow: vars.shadow.low,
      '@media': {
        ...responsive({
          tablet: { padding: vars.space.xl },
          wide: { gridColumn: 'span 2', paddingBlock: vars.space['2xl'] },
        }),
        [forcedColors]: { border: `${vars.size.hairline} solid CanvasText` },
      },
    },
    '&:first-child': { borderTopColor: vars.tone.green.solid },
    [`&${isCard}::before`]: { content: 'none' },
  },
});

insideStyle(`${term}${isCard}`, 'h3', { fontSize: vars.fontSize.xl });

/** On the line of the heading, at its start. */
export const icon = style({
  display: 'inline-flex',
  paddingInlineEnd: vars.space.xs,
  verticalAlign: 'text-bottom',
});

export const item = `${column} ${term}`;
