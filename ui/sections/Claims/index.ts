export * from './Claims.tsx';
