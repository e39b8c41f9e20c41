export * from './Topics.tsx';
