import { forcedColors, responsive } from '../../foundations/media.ts';
import { printStyle, style } from '../../foundations/style.ts';
import { squaredPaper } from '../../foundations/squaredPaper.ts';
import { vars } from '../../foundations/theme.css.ts';

const line = `${vars.size.outline} solid ${vars.on.text}`;

// Squared paper, which the sheet lies on.
export const page = `${style({
  position: 'relative',
  paddingBlockEnd: vars.space.section,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: '50%',
      width: '100vw',
      translate: '-50% 0',
      ...squaredPaper(vars.space.xl),
      backgroundPosition: 'center top',
      opacity: 0.55,
    },
  },
  '@media': { [forcedColors]: { selectors: { '&::before': { display: 'none' } } } },
})} ${printStyle({ selectors: { '&::before': { display: 'none' } } })}`;

export const start = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.md,
  maxWidth: vars.size.headline,
  paddingBlockStart: vars.space.lg,
  paddingBlockEnd: vars.space.xl,
  '@media': responsive({
    desktop: { paddingBlockEnd: vars.space['2xl'] },
    // The stamp with the result is beside the words.
    wide: { maxWidth: '57rem' },
  }),
});

export const sheet = style({
  position: 'relative',
  overflowWrap: 'anywhere',
  border: line,
  boxShadow: vars.shadow.raised,
});

/** The checks with their heading, which has the stamp beside it on tablets. Else there is space for the stamp below the checks. */
export const stamped = style({
  paddingBlockEnd: vars.space.lg,
  '@media': responsive({
    tablet: { position: 'relative', paddingBlockEnd: 0 },
    desktop: { position: 'static', paddingBlockEnd: vars.space.lg },
    wide: { paddingBlockEnd: 0 },
  }),
});

export const heading = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderBlockEnd: line,
  '@media': responsive({ desktop: { gridTemplateColumns: 'minmax(0, 1fr) auto' } }),
});

export const title = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space['2xs'],
  paddingBlock: vars.space.md,
  paddingInline: vars.space.md,
  '@media': responsive({
    tablet: { paddingBlock: vars.space.lg },
    desktop: { paddingInline: vars.space.lg },
  }),
});
