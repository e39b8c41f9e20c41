import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const frame = style({ display: 'flex', flexDirection: 'column', minHeight: '100vh' });
export const main = style({ flexGrow: 1 });

export const notice = style({
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.md,
  backgroundColor: vars.tone.blue.solid,
  color: vars.tone.blue.onSolid,
  fontWeight: vars.fontWeight.bold,
  textAlign: 'center',
});
