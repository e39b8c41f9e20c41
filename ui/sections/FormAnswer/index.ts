export * from './FormAnswer.tsx';
