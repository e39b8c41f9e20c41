export * from './Grid.tsx';
export * from './values.ts';
