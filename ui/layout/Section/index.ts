export * from './Section.tsx';
export * from './values.ts';
