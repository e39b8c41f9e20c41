import { commonPhone, phoneScreen, responsive } from '../../foundations/media.ts';
import { insideStyle, style, styleVariants } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';
import { inlineRules } from './inlineRules.ts';

// A long label wraps beside the links.
export const inMenu = styleVariants(
  inlineRules((inline, space) => ({
    flex: 'none',
    '@media': inline({ flex: '0 1 auto', minWidth: 0, paddingInlineStart: space }),
  })),
);

// The store button beside the menu button, while the other store button is in the closed menu.
export const besideMenu = styleVariants(
  inlineRules((inline) => ({
    display: 'none',
    marginInlineStart: 'auto',
    paddingInlineStart: vars.space.xs,
    '@media': {
      // The logo gets narrower, not the button.
      [commonPhone]: { display: 'block', flex: 'none' },
      ...responsive({ tablet: { display: 'block' } }),
      ...inline({ display: 'none' }),
    },
  })),
);

// On phones there is room for the short label only, without the arrow.
export const endOfLabel = style({});
export const shortOnPhone = style({});
insideStyle(shortOnPhone, `:is(svg, ${endOfLabel})`, {
  '@media': { [phoneScreen]: { display: 'none' } },
});
