import { layoutStyles } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const section = layoutStyles.style({ position: 'relative', overflow: 'clip' });

export const inset = {
  none: '',
  ...layoutStyles.styleVariants({
    // Continues the section above, as a list of posts continues the links to their topics.
    near: { paddingBlockStart: vars.space['2xl'], paddingBlockEnd: vars.space.section },
    page: { paddingBlock: vars.space.section },
  }),
};

export const edge = {
  none: '',
  ...layoutStyles.styleVariants({
    blue: { borderTop: `${vars.size.bar} solid ${vars.tone.blue.solid}` },
    red: { borderTop: `${vars.size.bar} solid ${vars.tone.red.solid}` },
    hairline: { borderTop: `${vars.size.hairline} solid ${vars.on.line}` },
  }),
};
