export * from './Tip.tsx';
