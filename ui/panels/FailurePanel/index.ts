export * from './FailurePanel.tsx';
