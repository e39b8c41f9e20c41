export * from './PictureViewer.tsx';
export type { PuckScaleProps } from './PuckScale.tsx';
