export * from './TextLink.tsx';
export * from './values.ts';
