import { insideStyle } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';
import { richText } from './RichText.css.ts';

const code = { fontFamily: vars.font.code, fontVariantLigatures: 'none' } as const;
const chip = {
  paddingInline: vars.space['2xs'],
  borderRadius: vars.radius.sm,
  border: `${vars.size.hairline} solid ${vars.on.line}`,
} as const;

insideStyle(richText, ':is(code, kbd, samp, var)', { ...code, fontSize: vars.fontSize.md });
insideStyle(richText, ':is(code, samp)', {
  ...chip,
  backgroundColor: vars.on.card,
  boxDecorationBreak: 'clone',
});
insideStyle(richText, 'kbd', {
  ...chip,
  borderBlockEndWidth: vars.size.line,
  backgroundColor: vars.on.card,
});

// Wide code and tables scroll inside a focusable frame, so that the page does not scroll sideways.
insideStyle(richText, 'div[tabindex]', {
  overflowX: 'auto',
  border: `${vars.size.hairline} solid ${vars.on.line}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.on.card,
});
insideStyle(richText, 'pre', {
  ...code,
  width: 'max-content',
  minWidth: '100%',
  padding: vars.space.lg,
  borderInlineStart: `${vars.size.bar} solid ${vars.tone.blue.solid}`,
  fontSize: vars.fontSize.sm,
  overflowWrap: 'normal',
  tabSize: '2',
});
insideStyle(richText, 'pre :is(code, samp)', {
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  fontSize: 'inherit',
});
