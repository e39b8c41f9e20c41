import { largeText, responsive } from '../../foundations/media.ts';
import { insideStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const list = style({
  display: 'grid',
  gap: vars.space.lg,
  '@media': responsive({ tablet: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } }),
});

insideStyle(list, '> h2', { gridColumn: '1 / -1' });

export const tile = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'min(6.5rem, 24%) minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.md,
  overflow: 'clip',
  paddingInlineEnd: vars.space.md,
  border: `${vars.size.hairline} solid ${vars.on.line}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.on.card,
  '@media': { [largeText]: { gridTemplateColumns: 'minmax(0, 1fr) auto', padding: vars.space.md } },
});

// Hidden with large text: no word would fit beside it.
export const picture = style({
  alignSelf: 'stretch',
  minHeight: '7rem',
  '@media': { [largeText]: { display: 'none' } },
});
