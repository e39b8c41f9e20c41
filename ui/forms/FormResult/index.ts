export * from './FormResult.tsx';
export * from './values.ts';
