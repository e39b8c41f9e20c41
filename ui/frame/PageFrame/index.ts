export * from './PageFrame.tsx';
