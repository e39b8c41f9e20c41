export * from './PictureTiles.tsx';
