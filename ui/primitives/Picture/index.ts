export * from './Picture.tsx';
export * from '../../foundations/pictureData.ts';
