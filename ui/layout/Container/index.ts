export * from './Container.tsx';
export * from './values.ts';
