import { defineMain } from '@storybook/react-vite/node';
import main from '../main.ts';

export default defineMain({
  ...main,
  stories: ['./*.stories.tsx'],
  staticDirs: [{ from: '../../ui/foundations/fonts', to: '/fonts' }],
});
