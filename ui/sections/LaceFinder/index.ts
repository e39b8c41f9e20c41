export * from './LaceFinder.tsx';
export type { LaceRow } from './laceLength.ts';
