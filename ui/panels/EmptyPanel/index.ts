export * from './EmptyPanel.tsx';
