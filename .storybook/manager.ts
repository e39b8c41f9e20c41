import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';
import lockup from '../ui/assets/logo/lockup.svg';
import { palette } from '../ui/foundations/tokens/palette.ts';
import { look } from './theme.ts';

// The manager's bundler gives the drawing as a data: URL. Its letters take a colour from outside,
// which an image does not have: they get one of their own.
const [, drawing = ''] = lockup.split(',');
const coloured = decodeURIComponent(drawing).replace('<svg', `<svg color="${palette.navy900}"`);

addons.setConfig({
  theme: create({ ...look, brandImage: `data:image/svg+xml,${encodeURIComponent(coloured)}` }),
  sidebar: { showRoots: true },
  // A sheet needs all the room there is, and has nothing to say in a panel.
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => isShown && !storyId.startsWith('states-'),
  },
});
