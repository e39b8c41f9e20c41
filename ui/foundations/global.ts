// Global styles, imported before any component. The layers come first, because they set the cascade order.
import './layers.css.ts';
import './fonts.css.ts';
import './theme.css.ts';
import './reset.css.ts';
