import { forcedColors, responsive } from '../../foundations/media.ts';
import { insideStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';
import { item as column } from './columnItems.css.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `calc(${vars.space.lg} + ${vars.space.md}) ${vars.space.lg}`,
  '@media': responsive({
    tablet: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: vars.space['2xl'] },
  }),
});

const isCard = ':nth-child(-n + 2)';

const term = style({
  selectors: {
    [`&${isCard}`]: {
      padding: vars.space.md,
      borderTop: `${vars.size.bar} solid ${vars.on.text}`,
      borderRadius: vars.radius.md,
      backgroundColor: vars.on.card,
      boxShadow: vars.shadow.low,
      '@media': {
        ...responsive({
          tablet: { padding: vars.space.lg },
          wide: { padding: vars.space.xl },
        }),
        [forcedColors]: { border: `${vars.size.hairline} solid CanvasText` },
      },
    },
    '&:first-child': { borderTopColor: vars.tone.green.solid },
    [`&${isCard}::before`]: { content: 'none' },
  },
});

// Flex puts the icon beside the words, so that no second line of the heading is below the icon.
insideStyle(term, 'h3', {
  display: 'flex',
  gap: vars.space.xs,
});

insideStyle(`${term}${isCard}`, 'h3', { fontSize: vars.fontSize.xl });

/** As high as a line of the heading. */
export const icon = style({ display: 'inline-flex', alignItems: 'center', height: '1lh' });

export const item = `${column} ${term}`;
