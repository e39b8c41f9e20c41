export * from './MediaCard.tsx';
export * from './values.ts';
