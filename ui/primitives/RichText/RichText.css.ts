import { forcedColors, hover, responsive, roomyDesktop } from '../../foundations/media.ts';
import { postMeasure, textMeasure } from '../../foundations/postMeasure.ts';
import { insideStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const richText = style({
  fontSize: vars.fontSize.lg,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});

/** Numbers the figures from 1, also in the text that continues this one. */
export const first = `${richText} ${style({ counterReset: 'figure' })}`;

const nextPart = style({});
export const continued = `${richText} ${nextPart}`;

// Lines, tables and pictures end at the same edge.
insideStyle(richText, '> *', {
  maxWidth: textMeasure,
  '@media': { [roomyDesktop]: { maxWidth: postMeasure } },
});

// Space between blocks, smaller space inside a block, and headings close to their text.
insideStyle(richText, '> * + *', { marginBlockStart: vars.space.lg });
insideStyle(richText, ':is(li, blockquote, aside, td, dd, figcaption) > * + *', {
  marginBlockStart: vars.space.sm,
});

// The first paragraph is the lead.
insideStyle(richText, '> p:first-child:not(:only-child)', {
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.body,
});

const display = {
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.display,
  lineHeight: vars.lineHeight.snug,
  textWrap: 'balance',
} as const;

insideStyle(richText, 'h2', {
  ...display,
  fontSize: vars.fontSize['2xl'],
  lineHeight: vars.lineHeight.tight,
  letterSpacing: vars.tracking.tight,
});
/** The heading of a section, except at the start of a text. */
export const sectionHeading = `:is(* + h2, ${nextPart} > h2:first-child)`;
// A blue line above each section.
insideStyle(richText, sectionHeading, {
  marginBlockStart: vars.space['2xl'],
  paddingBlockStart: vars.space.md,
  borderBlockStart: `${vars.size.line} solid ${vars.tone.blue.solid}`,
  '@media': responsive({
    tablet: { marginBlockStart: vars.space['3xl'], paddingBlockStart: vars.space.lg },
  }),
});
insideStyle(richText, 'h3', { ...display, fontSize: vars.fontSize.xl });
insideStyle(richText, 'h4', { ...display, fontSize: vars.fontSize.lg });
insideStyle(richText, ':is(h5, h6)', {
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.snug,
});
insideStyle(richText, 'h6', { color: vars.on.muted });
insideStyle(richText, '* + :is(h3, h4)', { marginBlockStart: vars.space['2xl'] });
insideStyle(richText, '* + :is(h5, h6)', { marginBlockStart: vars.space.xl });
insideStyle(richText, 'h2 + *', { marginBlockStart: vars.space.md });
insideStyle(richText, ':is(h3, h4, h5, h6) + *', { marginBlockStart: vars.space.xs });
insideStyle(richText, 'h2 + h3', { marginBlockStart: vars.space.lg });

insideStyle(richText, ':is(ul, ol)', { paddingInlineStart: vars.space.lg });
insideStyle(richText, 'ul', { listStyleType: 'disc' });
insideStyle(richText, 'ol', { listStyleType: 'decimal' });
insideStyle(richText, 'li', { paddingInlineStart: vars.space.xs });
insideStyle(richText, 'li + li', { marginBlockStart: vars.space.sm });
// Nested lists are closer together.
insideStyle(richText, 'li :is(ul, ol, li + li)', { marginBlockStart: vars.space.xs });
insideStyle(richText, 'ul > li::marker', { color: vars.tone.red.solid });
insideStyle(richText, 'ol > li::marker', {
  color: vars.tone.red.text,
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
});

insideStyle(richText, 'a', {
  color: vars.on.link,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '0.09em',
  '@media': hover({ selectors: { '&:hover': { color: vars.on.linkHover } } }),
});
insideStyle(richText, ':is(strong, b, dt)', { fontWeight: vars.fontWeight.bold });
insideStyle(richText, ':is(small, sub, sup)', { fontSize: vars.fontSize.xs });
// Keeps the line height even.
insideStyle(richText, ':is(sub, sup)', { lineHeight: vars.lineHeight.flat });
insideStyle(richText, 'mark', {
  paddingInline: vars.space['2xs'],
  borderRadius: vars.radius.sm,
  backgroundColor: vars.on.line,
  color: 'inherit',
  '@media': { [forcedColors]: { backgroundColor: 'Mark', color: 'MarkText' } },
});
insideStyle(richText, 'abbr[title]', { textDecorationLine: 'underline', cursor: 'help' });
