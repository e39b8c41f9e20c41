export * from './ShareLinks.tsx';
export * from './values.ts';
