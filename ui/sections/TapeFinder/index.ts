export * from './TapeFinder.tsx';
export type { TapeUse } from './tapeRolls.ts';
