export * from './FormResult.tsx';
