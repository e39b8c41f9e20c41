import { printStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const part = `${style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['2xl'],
  minWidth: 0,
  paddingBlockStart: vars.space.lg,
  borderTop: `${vars.size.bar} solid ${vars.tone.blue.solid}`,
  // Without a lead, the content follows the title.
  selectors: { '&:has(> div > h2:last-child)': { gap: vars.space.lg } },
})} ${printStyle({
  // Browsers break printed pages between blocks, not inside a flex box.
  display: 'block',
  paddingBlock: `${vars.space.xs} ${vars.space.md}`,
  borderTopWidth: vars.size.outline,
})}`;

export const head = `${style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  maxWidth: vars.size.headline,
})} ${printStyle({
  gap: vars.space['2xs'],
  maxWidth: 'none',
  paddingBlockEnd: vars.space.xs,
  // Keeps a heading on the page of its content.
  breakInside: 'avoid',
  breakAfter: 'avoid',
})}`;
