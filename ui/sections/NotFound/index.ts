export * from './NotFound.tsx';
