export * from './Figure.tsx';
export type { DrawingData } from './drawingData.ts';
