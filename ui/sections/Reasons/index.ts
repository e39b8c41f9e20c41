export * from './Reasons.tsx';
