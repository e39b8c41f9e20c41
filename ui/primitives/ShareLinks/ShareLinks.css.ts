import { forcedColors, hover, noScript, phoneScreen, responsive } from '../../foundations/media.ts';
import { printStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const share = `${style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  paddingBlockStart: vars.space.lg,
  borderBlockStart: `${vars.size.bar} solid ${vars.tone.red.solid}`,
})} ${printStyle({ display: 'none' })}`;

export const title = style({
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.display,
  lineHeight: vars.lineHeight.snug,
});

// In two columns on phones. One below the other on desktops, where they are beside the text.
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  '@media': {
    [phoneScreen]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
    },
    ...responsive({ desktop: { display: 'grid', justifyContent: 'start' } }),
  },
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  width: '100%',
  minHeight: vars.size.target,
  paddingInline: vars.space.md,
  border: `${vars.size.hairline} solid ${vars.on.line}`,
  borderRadius: vars.radius.round,
  backgroundColor: vars.on.card,
  color: vars.on.text,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@media': {
    ...hover({ selectors: { '&:hover': { borderColor: vars.on.link, color: vars.on.link } } }),
    [forcedColors]: { borderColor: 'ButtonText' },
  },
});

/** Before hydration, when it is not known what the browser can do. */
export const withScript = style({ '@media': { [noScript]: { display: 'none' } } });

// The site's inline script sets the attribute where the browser has a share dialog.
export const withShareDialog = style({
  display: 'none',
  selectors: { ':root[data-can-share] &': { display: 'list-item' } },
});
