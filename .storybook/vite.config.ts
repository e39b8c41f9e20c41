import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pictures, styles } from '../ui/assets/vite.ts';
import { draftPictures } from './draft-pictures.ts';

export default defineConfig(({ command }) => ({
  plugins: [react(), styles(), command === 'build' ? pictures() : draftPictures()],
}));
