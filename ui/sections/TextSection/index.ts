export * from './Chapter.tsx';
