import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { siteConfigDefine } from '../site/config/define.ts';
import { ownerFiles } from '../site/ownerFiles.ts';
import { pictures, styles } from '../ui/assets/vite.ts';
import { health } from './health/plugin.ts';
import { builtSite } from './pages/inspectBuild.ts';
import { tokenUses } from './tokens/uses.ts';
import { signoff } from './signoff/plugin.ts';
import { draftPictures } from './draftPictures.ts';

/** `cards` where stories are compared with their baselines. */
const areCards = process.env['STORY_PICTURES'] === 'cards';

export default defineConfig(({ command }) => ({
  define: siteConfigDefine(process.env),
  plugins: [
    ownerFiles('.storybook/fixtures/legal'),
    builtSite(),
    health(),
    signoff(),
    tokenUses(),
    react(),
    styles(),
    command === 'build' && !areCards ? pictures() : draftPictures({ areCards }),
  ],
}));
