// What every page needs before any component: layers first, so that their order is settled.
import './layers.css.ts';
import './fonts.css.ts';
import './theme.css.ts';
import './reset.css.ts';
