export * from './ClosingBanner.tsx';
