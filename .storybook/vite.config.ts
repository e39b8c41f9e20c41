import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pictures, styles } from '../ui/assets/vite.ts';

export default defineConfig({ plugins: [react(), styles(), pictures()] });
