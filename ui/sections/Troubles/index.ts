export * from './Troubles.tsx';
