import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { siteConfigDefine } from '../site/config/define.ts';
import { pictures, styles } from '../ui/assets/vite.ts';
import { draftPictures } from './draft-pictures.ts';

export default defineConfig(({ command }) => ({
  define: siteConfigDefine(process.env),
  plugins: [react(), styles(), command === 'build' ? pictures() : draftPictures()],
}));
