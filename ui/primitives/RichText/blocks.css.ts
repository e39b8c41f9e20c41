import { responsive } from '../../foundations/media.ts';
import { insideStyle } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';
import { richText } from './RichText.css.ts';

// A quotation or a key sentence, with a red line beside it.
insideStyle(richText, 'blockquote', {
  paddingBlock: vars.space.xs,
  paddingInlineStart: vars.space.lg,
  borderInlineStart: `${vars.size.bar} solid ${vars.tone.red.solid}`,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
});
insideStyle(richText, 'blockquote :is(cite, footer)', {
  display: 'block',
  color: vars.on.muted,
  fontSize: vars.fontSize.sm,
  fontStyle: 'normal',
  fontWeight: vars.fontWeight.regular,
});

// A pull quote: large, below the crossbar with the ring of light where the puck hits it. The bar is as far from the
// text before it as the line above a section.
insideStyle(richText, 'aside', {
  position: 'relative',
  paddingBlockStart: `calc(${vars.space['2xl']} + ${vars.size.bar})`,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize['2xl'],
  fontWeight: vars.fontWeight.display,
  lineHeight: vars.lineHeight.snug,
  letterSpacing: vars.tracking.tight,
  textWrap: 'balance',
  // Red, because a heading is never red.
  color: vars.tone.red.text,
  '@media': responsive({
    tablet: { fontSize: vars.fontSize['3xl'], lineHeight: vars.lineHeight.tight },
  }),
});
// On the dark surface the red has too little contrast.
insideStyle(`[data-surface='night'] ${richText}`, 'aside', { color: 'inherit' });
insideStyle(richText, ':is(* + aside, aside + *)', { marginBlockStart: vars.space['2xl'] });
insideStyle(richText, '* + aside', {
  '@media': responsive({ tablet: { marginBlockStart: vars.space['3xl'] } }),
});
const onBar = { content: '""', position: 'absolute', insetBlockStart: 0 } as const;
insideStyle(richText, 'aside::before', {
  ...onBar,
  insetInline: 0,
  borderBlockStart: `${vars.size.bar} solid ${vars.tone.red.solid}`,
});
insideStyle(richText, 'aside::after', {
  ...onBar,
  insetInlineStart: vars.space.lg,
  width: vars.space.xl,
  aspectRatio: '1',
  border: `${vars.size.bar} solid ${vars.on.mark}`,
  borderRadius: vars.radius.round,
  translate: `0 calc(${vars.size.bar} / 2 - 50%)`,
});

insideStyle(richText, 'img', {
  width: '100%',
  borderRadius: vars.radius.md,
  backgroundColor: vars.tone.blue.soft,
});
// A picture has more space around it than a paragraph.
insideStyle(richText, ':is(* + figure, figure + :is(p, ul, ol))', {
  marginBlockStart: vars.space.xl,
});
insideStyle(richText, 'figure > * + *', { marginBlockStart: vars.space.sm });
insideStyle(richText, 'figcaption', { color: vars.on.muted, fontSize: vars.fontSize.sm });

insideStyle(richText, 'figcaption::before', {
  counterIncrement: 'figure',
  content: '"Figure " counter(figure) ". "',
  color: vars.on.text,
  fontWeight: vars.fontWeight.bold,
});

insideStyle(richText, 'dt + dd', { marginBlockStart: vars.space['2xs'] });
insideStyle(richText, 'dd + dt', { marginBlockStart: vars.space.md });
insideStyle(richText, 'dd', {
  paddingInlineStart: vars.space.md,
  borderInlineStart: `${vars.size.outline} solid ${vars.on.line}`,
});

// A face-off dot in the middle of a line.
insideStyle(richText, 'hr', {
  position: 'relative',
  height: vars.space.md,
  border: 0,
  overflow: 'visible',
});
insideStyle(richText, '* + :is(hr, hr + :not(h2, h3))', { marginBlockStart: vars.space['2xl'] });
insideStyle(richText, 'hr::before', {
  content: '""',
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '50%',
  borderBlockStart: `${vars.size.hairline} solid ${vars.on.line}`,
});
insideStyle(richText, 'hr::after', {
  content: '""',
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  translate: '-50% -50%',
  border: `${vars.size.bar} solid ${vars.on.mark}`,
  borderRadius: vars.radius.round,
});
