import { readFileSync } from 'node:fs';
import { logoSymbol } from '../assets/logo/symbol.ts';

const lockup = readFileSync(new URL('../assets/logo/lockup.svg', import.meta.url), 'utf8');

/** Returns the module with the drawing of the logo, and its declarations. */
export const logoModule = () => {
  const [, drawing = ''] = /^<svg hidden>(.*)<\/svg>$/s.exec(logoSymbol(lockup)) ?? [];
  return {
    'logo.js': `import { jsx } from 'react/jsx-runtime';

const html = { __html: ${JSON.stringify(drawing)} };

export const LogoSymbol = () => jsx('svg', { hidden: true, dangerouslySetInnerHTML: html });
`,
    'logo.d.ts': `import type { ReactElement } from 'react';

/** Renders the drawing of the logo, which is invisible. Each document contains it once. */
export declare const LogoSymbol: () => ReactElement;
`,
  };
};
