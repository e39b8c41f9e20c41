import { responsive } from '../../foundations/media.ts';
import type { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

/** The words of a banner, above the mark or beside the picture. */
export const column = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.lg,
  maxWidth: vars.size.headline,
} as const;

/** Leaves the end of the window to the picture or the mark. */
export const besidePicture = { maxWidth: '50%' } as const;

/** The words of a banner whose picture or mark is beside them on tablets and desktops. */
export const wordsBesidePicture: Parameters<typeof style>[0] = {
  ...column,
  '@media': responsive({ tablet: besidePicture }),
};
