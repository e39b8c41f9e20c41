export * from './Standards.tsx';
