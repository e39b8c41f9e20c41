import { forcedColors, largeText, responsive, roomyDesktop } from '../../foundations/media.ts';
import { style, styleVariants } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';
import type { Tone } from '../../foundations/tokens/index.ts';

export const bag = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr)',
  alignItems: 'center',
  overflow: 'clip',
  borderRadius: vars.radius.md,
  borderInlineStartStyle: 'solid',
  borderInlineStartWidth: vars.size.bar,
  backgroundColor: vars.on.card,
  boxShadow: vars.shadow.low,
  '@media': {
    [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    ...responsive({ tablet: { gridTemplateColumns: '9rem minmax(0, 1fr) auto' } }),
    [forcedColors]: { borderBlock: `${vars.size.hairline} solid CanvasText` },
    print: { display: 'none' },
  },
});

export const column = style({
  '@media': {
    [roomyDesktop]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      // In documents, the rules for forced colors come last: the bar needs a higher specificity.
      selectors: {
        '&&': {
          borderInlineStartStyle: 'none',
          borderBlockStartStyle: 'solid',
          borderBlockStartWidth: vars.size.bar,
        },
      },
    },
  },
});

/** From tablets up, a large picture beside the words and the button. */
export const large = style({
  '@media': responsive({
    tablet: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
  }),
});

const edge = (tone: Tone) => ({ borderColor: vars.tone[tone].solid });
export const tone = styleVariants({ red: edge('red'), blue: edge('blue'), green: edge('green') });

export const picture = style({
  alignSelf: 'stretch',
  minHeight: '7.75rem',
  '@media': {
    ...responsive({
      tablet: {
        selectors: {
          // Otherwise long words set its height, and its aspect ratio makes it wide enough to cover them.
          [`${large} > &`]: { gridRow: 'span 2', justifySelf: 'stretch', aspectRatio: '4 / 3' },
        },
      },
      desktop: { selectors: { [`${large} > &`]: { aspectRatio: '8 / 5' } } },
    }),
    [roomyDesktop]: { selectors: { [`${column} > &`]: { aspectRatio: '4 / 3' } } },
  },
});

export const words = style({
  display: 'grid',
  // Room for the focus ring of the name.
  gap: vars.space.xs,
  minWidth: 0,
  paddingInline: vars.space.md,
  paddingBlock: vars.space.sm,
  lineHeight: vars.lineHeight.snug,
  '@media': responsive({
    tablet: { selectors: { [`${large} > &`]: { alignSelf: 'end', paddingInline: vars.space.lg } } },
  }),
});

export const kicker = style({ color: vars.on.muted, fontSize: vars.fontSize.sm });

export const name = style({
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.display,
  fontSize: vars.fontSize.lg,
  overflowWrap: 'anywhere',
  '@media': responsive({
    tablet: { selectors: { [`${large} &`]: { fontSize: vars.fontSize['2xl'] } } },
  }),
});

export const action = style({
  gridColumn: '1 / -1',
  padding: vars.space.md,
  '@media': {
    ...responsive({
      tablet: {
        gridColumn: 'auto',
        paddingInlineStart: 0,
        selectors: { [`${large} > &`]: { alignSelf: 'start', paddingInline: vars.space.lg } },
      },
    }),
    [roomyDesktop]: {
      selectors: { [`${column} > &`]: { padding: vars.space.md, paddingBlockStart: 0 } },
    },
  },
});
