import { hover } from '../../foundations/media.ts';
import { insideStyle, style, styleVariants } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const link = style({
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  color: vars.on.link,
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '0.09em',
  '@media': hover({ selectors: { '&:hover': { color: vars.on.linkHover } } }),
});

// Points down at what the link has opened.
insideStyle(`${link}[aria-expanded="true"]`, 'svg', { rotate: '90deg' });

export const variant = styleVariants({
  // A larger tap target. Padding of an inline element does not move the lines of text.
  inline: { textDecorationLine: 'underline', paddingBlock: vars.space['2xs'] },
  // Alone on a line, like a phone number: as high as a tap target.
  tall: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.size.target,
    textDecorationLine: 'underline',
  },
  // Alone on a line and not underlined, so it is bold.
  lead: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minHeight: vars.size.target,
    position: 'relative',
    fontWeight: vars.fontWeight.bold,
    '@media': hover({ selectors: { '&:hover': { textDecorationLine: 'underline' } } }),
  },
  plain: {
    color: 'inherit',
    '@media': hover({
      selectors: { '&:hover': { color: vars.on.link, textDecorationLine: 'underline' } },
    }),
  },
  // In a list of links: as high as a tap target, without a gap to the next. A label of two lines stays apart.
  row: {
    display: 'flex',
    width: 'fit-content',
    breakInside: 'avoid',
    alignItems: 'center',
    minHeight: vars.size.target,
    paddingBlock: vars.space['2xs'],
    color: 'inherit',
    lineHeight: vars.lineHeight.snug,
    '@media': hover({
      selectors: { '&:hover': { color: vars.on.link, textDecorationLine: 'underline' } },
    }),
  },
  // Covers the card that it is in, picture included. Other links of the card are positioned above it.
  card: {
    color: 'inherit',
    paddingBlock: vars.space['2xs'],
    selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
    '@media': hover({
      selectors: { '&:hover': { color: vars.on.link, textDecorationLine: 'underline' } },
    }),
  },
});
