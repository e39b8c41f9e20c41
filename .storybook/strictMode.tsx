import { StrictMode } from 'react';
import type { Decorator } from '@storybook/react-vite';

/**
 * Renders each story in React's strict mode, as in development React runs each effect twice: one that
 * does not clean up after itself fails its story.
 */
export const withStrictMode: Decorator = (Story) => (
  <StrictMode>
    <Story />
  </StrictMode>
);
