import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { siteConfigDefine } from '../site/config/define.ts';
import { pictures, styles } from '../ui/assets/vite.ts';
import { draftPictures } from './draft-pictures.ts';
import { seeThroughBarrels } from './see-through-barrels.ts';

/** `flat` for pictures of stories, where photographs would only be heavy. */
const isFlat = process.env['STORY_PICTURES'] === 'flat';

export default defineConfig(({ command }) => ({
  define: siteConfigDefine(process.env),
  plugins: [
    seeThroughBarrels(),
    react(),
    styles(),
    command === 'build' && !isFlat ? pictures() : draftPictures({ isFlat }),
  ],
}));
