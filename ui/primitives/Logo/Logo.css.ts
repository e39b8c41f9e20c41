import { responsive } from '../../foundations/media.ts';
import { styleVariants } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const size = styleVariants({
  header: {
    width: vars.size.logo,
    height: 'auto',
    '@media': responsive({ wide: { width: vars.size.logoWide } }),
  },
  footer: { width: vars.size.logoWide, height: 'auto' },
});
