import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';
import lockup from '../ui/assets/logo/lockup.svg';
import { palette } from '../ui/foundations/tokens/palette.ts';
import { look } from './theme.ts';

// The manager's bundler returns the drawing as a data: URL. Its letters use currentColor, which an
// image cannot inherit, so the drawing gets a color here.
const [, drawing = ''] = lockup.split(',');
const colored = decodeURIComponent(drawing).replace('<svg', `<svg color="${palette.navy900}"`);

addons.setConfig({
  theme: create({ ...look, brandImage: `data:image/svg+xml,${encodeURIComponent(colored)}` }),
  sidebar: { showRoots: true },
  // A state gallery needs the full height and has no panel content.
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => isShown && !storyId.startsWith('states-'),
  },
});
