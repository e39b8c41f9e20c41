export * from './Finder.tsx';
export type { Choice, FinderField, FinderOption } from './choice.ts';
export type { FinderAddress } from './useChoice.ts';
