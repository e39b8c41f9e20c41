export * from './TextField.tsx';
export * from './values.ts';
