import type { NextConfig } from 'next';

const config: NextConfig = {
  output: 'export',
  // For pages/ only.
  transpilePackages: ['@crossbar-hockey/ui'],
};

export default config;
