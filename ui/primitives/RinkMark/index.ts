export * from './RinkMark.tsx';
export * from './values.ts';
