import { defineConfig } from 'vite';
import { siteConfigDefine } from '../site/config/define.ts';
import { pictures } from '../ui/assets/vite.ts';
import { draftPictures } from './draftPictures.ts';
import { storybookPlugins } from './plugins.ts';

/** `cards` where stories are compared with their baselines. */
const areCards = process.env['STORY_PICTURES'] === 'cards';

export default defineConfig(({ command }) => ({
  define: siteConfigDefine(process.env),
  plugins: [
    storybookPlugins(),
    command === 'build' && !areCards ? pictures() : draftPictures({ areCards }),
  ],
}));
