export * from './BearingRows.tsx';
