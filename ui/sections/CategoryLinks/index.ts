export * from './CategoryLinks.tsx';
