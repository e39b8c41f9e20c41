export * from './ReasonCard.tsx';
