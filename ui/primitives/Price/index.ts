export * from './Price.tsx';
export * from './values.ts';
