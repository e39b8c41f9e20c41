export * from './Materials.tsx';
