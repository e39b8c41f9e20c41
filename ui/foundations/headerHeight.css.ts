import { createGlobalVar, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { theme } from './layers.css.ts';
import { responsive, shortWindow } from './media.ts';
import { vars } from './theme.css.ts';

const { header, headerWide, line } = vars.size;

/** The height of the header with its line. */
export const headerHeight = createGlobalVar('header-height');
/** How much of the window the header covers at its top: nothing where it scrolls with the page. */
export const headerInset = createGlobalVar('header-inset');

/** The top of a sticky element: below the header, with some space between them. */
export const belowHeader = `calc(${headerInset} + ${vars.space.md})`;

const onRoot = (rule: GlobalStyleRule) => globalStyle(':root', { '@layer': { [theme]: rule } });

onRoot({ vars: { [headerHeight]: `calc(${header} + ${line})`, [headerInset]: headerHeight } });
// With a unit, because it is used in sums.
const nothing = '0rem';

onRoot({
  '@media': {
    ...responsive({ desktop: { vars: { [headerHeight]: `calc(${headerWide} + ${line})` } } }),
    [shortWindow]: { vars: { [headerInset]: nothing } },
  },
});
