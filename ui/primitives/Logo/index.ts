export * from './Logo.tsx';
export * from './values.ts';
