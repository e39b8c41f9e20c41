export * from './Anatomy.tsx';
