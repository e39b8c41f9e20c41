import { responsive } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

const line = `${vars.size.line} solid ${vars.on.text}`;

export const list = style({ borderBlockEnd: line });

export const item = style({
  display: 'grid',
  gap: vars.space.sm,
  paddingBlock: vars.space.lg,
  borderBlockStart: line,
  breakInside: 'avoid',
  '@media': responsive({
    tablet: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', alignItems: 'center' },
    desktop: { paddingBlock: vars.space.xl, gap: vars.space['2xl'] },
  }),
});
