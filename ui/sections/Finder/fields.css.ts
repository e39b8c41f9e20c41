import { forcedColors, hover, phoneScreen, responsive } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

const box = { display: 'grid', gap: vars.space.xs, border: 0, minWidth: 0 } as const;

/** Short options, which are beside each other in all windows, as many as fit. */
export const shortGroup = style({
  ...box,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(6.5rem, 100%), 1fr))',
});

export const group = style({
  ...box,
  '@media': responsive({
    tablet: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  }),
});

/** Options of two or three words, which are beside each other on a phone, too. */
export const phraseGroup = style({
  '@media': {
    [phoneScreen]: {
      columnGap: vars.space['2xs'],
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(5.9rem, 100%), 1fr))',
    },
  },
});

export const legend = style({
  paddingBlockEnd: vars.space['2xs'],
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
});

// The whole box is the target, so that it can be hit with a glove.
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minWidth: 0,
  minHeight: '3.125rem',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.sm,
  border: `${vars.size.outline} solid ${vars.on.muted}`,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.on.card,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      borderColor: vars.on.link,
      borderInlineStartWidth: vars.size.bar,
      paddingInlineStart: `calc(${vars.space.sm} + ${vars.size.outline} - ${vars.size.bar})`,
      fontWeight: vars.fontWeight.bold,
    },
    // The ring of a focused radio button ends before the thick border.
    [`${shortGroup} &:has(:checked)`]: {
      paddingInlineStart: `calc(${vars.space.sm} + ${vars.size.outline} - ${vars.size.bar})`,
    },
  },
  '@media': {
    ...hover({ selectors: { '&:hover': { borderColor: vars.on.text } } }),
    // Three labels of seven characters fit into a row of 328 px.
    [phoneScreen]: {
      selectors: {
        [`${shortGroup} &`]: {
          gap: vars.space['2xs'],
          paddingInline: `${vars.space.sm} ${vars.space['2xs']}`,
        },
        // The longest word of a phrase fits beside the ring of its radio button, also in the box of a guide.
        [`${phraseGroup} &`]: { paddingInlineEnd: 0, fontSize: vars.fontSize.sm },
      },
    },
    [forcedColors]: { selectors: { '&:has(:checked)': { borderColor: 'Highlight' } } },
  },
});

export const radio = style({
  flex: 'none',
  width: vars.size.icon,
  height: vars.size.icon,
  accentColor: vars.on.link,
  cursor: 'pointer',
});
