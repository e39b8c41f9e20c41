import { style } from '../../foundations/style.ts';
import { visuallyHidden } from '../../foundations/visuallyHidden.ts';

export const hidden = style(visuallyHidden);
