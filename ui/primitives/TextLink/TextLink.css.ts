import { hover } from '../../foundations/media.ts';
import { style, styleVariants } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const link = style({
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  color: vars.on.link,
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '0.09em',
  '@media': hover({ selectors: { '&:hover': { color: vars.on.linkHover } } }),
});

export const variant = styleVariants({
  // The room above and below is for the finger; lines of text stay where they are.
  inline: { textDecorationLine: 'underline', paddingBlock: vars.space['2xs'] },
  // Stands alone, as a phone number does: tall enough to be tapped.
  tall: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.size.target,
    textDecorationLine: 'underline',
  },
  // A link on a line of its own: bold enough to be known as one, tall enough to be tapped.
  lead: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minHeight: vars.size.target,
    fontWeight: vars.fontWeight.bold,
    '@media': hover({ selectors: { '&:hover': { textDecorationLine: 'underline' } } }),
  },
  plain: {
    color: 'inherit',
    '@media': hover({
      selectors: { '&:hover': { color: vars.on.link, textDecorationLine: 'underline' } },
    }),
  },
});
