export * from './LinkIndex.tsx';
