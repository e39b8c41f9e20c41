/** The styles of the note and the layout grid, which the toolbar adds to a story. */
import { responsive } from '../../ui/foundations/media.ts';
import { style } from '../../ui/foundations/style.ts';
import { vars } from '../../ui/foundations/theme.css.ts';
import { palette } from '../../ui/foundations/tokens/palette.ts';

export const note = style({
  padding: vars.space.sm,
  color: palette.white,
  backgroundColor: palette.navy900,
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.sm,
});

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.skip,
  pointerEvents: 'none',
  maxWidth: `calc(${vars.size.container} + 2 * ${vars.space.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  backgroundColor: `color-mix(in srgb, ${palette.red600} 8%, transparent)`,
  // Forced colors would fill the overlay and hide the story.
  forcedColorAdjust: 'none',
});

/** Two columns on phones, six on tablets, twelve on desktops. Those that do not fit have no height. */
export const columns = style({
  display: 'grid',
  height: '100%',
  gridTemplateRows: '100%',
  gridAutoRows: 0,
  overflow: 'hidden',
  gap: vars.space.lg,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': responsive({
    tablet: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    desktop: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
  }),
});

export const column = style({
  backgroundColor: `color-mix(in srgb, ${palette.red600} 14%, transparent)`,
  outline: `${vars.size.hairline} solid color-mix(in srgb, ${palette.red600} 40%, transparent)`,
});
