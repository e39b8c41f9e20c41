export * from './TextSection.tsx';
