import { headerHeight } from '../../foundations/headerHeight.css.ts';
import { shortWindow } from '../../foundations/media.ts';
import { styleVariants } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';
import { inlineRules } from './inlineRules.ts';

export const toggle = styleVariants(
  inlineRules((inline) => ({
    display: 'grid',
    flex: 'none',
    // The bars of the icon end where the content ends.
    placeItems: 'center end',
    width: vars.size.target,
    height: vars.size.target,
    '@media': {
      ...inline({ display: 'none' }),
      print: { display: 'none' },
    },
  })),
);

export const panel = styleVariants(
  inlineRules((inline) => ({
    // Resets the browser's popover styles.
    inset: 'auto',
    border: 0,
    color: vars.on.text,
    backgroundColor: vars.on.background,
    width: '100%',
    height: 'auto',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    flexDirection: 'column',
    gap: vars.space.xs,
    paddingInline: vars.space.gutter,
    paddingBlock: `${vars.space.xs} ${vars.space.lg}`,
    boxShadow: vars.shadow.overlay,
    selectors: {
      '&:popover-open': {
        display: 'flex',
        position: 'fixed',
        insetInline: 0,
        insetBlockStart: headerHeight,
        maxHeight: `calc(100dvh - ${headerHeight})`,
      },
      '&::backdrop': { backgroundColor: 'transparent' },
    },
    '@media': {
      // Scrolls with the page, as the header does.
      [shortWindow]: {
        overflow: 'visible',
        overscrollBehavior: 'auto',
        selectors: { '&:popover-open': { position: 'absolute', maxHeight: 'none' } },
      },
      ...inline({
        display: 'flex',
        position: 'static',
        flexDirection: 'row',
        alignItems: 'center',
        width: 'auto',
        minWidth: 0,
        padding: 0,
        overflow: 'visible',
        boxShadow: 'none',
      }),
      print: { display: 'none' },
    },
  })),
);

// The links that are not in the bar, in two columns.
export const more = styleVariants(
  inlineRules((inline) => ({
    columnCount: 2,
    columnWidth: '7rem',
    columnGap: vars.space.lg,
    color: vars.on.muted,
    '@media': inline({ display: 'none' }),
  })),
);
