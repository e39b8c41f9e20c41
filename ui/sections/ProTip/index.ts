export * from './ProTip.tsx';
