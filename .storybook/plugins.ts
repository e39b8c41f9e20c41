import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import { ownerFiles } from '../site/ownerFiles.ts';
import { styles } from '../ui/assets/vite.ts';
import { health } from './health/plugin.ts';
import { builtSite } from './pages/inspectBuild.ts';
import { signoff } from './signoff/plugin.ts';
import { tokenUses } from './tokens/uses.ts';

/** Returns the plugins of Storybook and of the tests of stories, besides that for pictures. */
export const storybookPlugins = (): PluginOption[] => [
  ownerFiles('.storybook/fixtures/legal'),
  builtSite(),
  health(),
  signoff(),
  tokenUses(),
  react(),
  styles(),
];
