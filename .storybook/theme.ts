import type { ThemeVarsPartial } from 'storybook/theming';
import { palette } from '../ui/foundations/tokens/palette.ts';
import { radius } from '../ui/foundations/tokens/scale.ts';
import { fonts } from '../ui/foundations/tokens/type.ts';

/** The theme of Storybook's sidebar, toolbar and docs pages. */
export const look: ThemeVarsPartial = {
  base: 'light',
  brandTitle: 'Crossbar Hockey',
  brandUrl: './',
  brandTarget: '_self',
  fontBase: fonts.text,
  colorPrimary: palette.red600,
  colorSecondary: palette.blue600,
  appBg: palette.ice50,
  appContentBg: palette.white,
  appPreviewBg: palette.white,
  appBorderColor: palette.ice200,
  appBorderRadius: Number.parseInt(radius.md, 10),
  textColor: palette.navy900,
  textMutedColor: palette.slate600,
  textInverseColor: palette.white,
  barBg: palette.white,
  barTextColor: palette.slate600,
  barSelectedColor: palette.red600,
  barHoverColor: palette.red700,
  inputBg: palette.white,
  inputBorder: palette.ice300,
  inputTextColor: palette.navy900,
  inputBorderRadius: Number.parseInt(radius.sm, 10),
};
