export * from './Inline.tsx';
export * from './values.ts';
