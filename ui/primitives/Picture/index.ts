export * from './Picture.tsx';
export * from './data.ts';
