export * from './Text.tsx';
export * from './values.ts';
