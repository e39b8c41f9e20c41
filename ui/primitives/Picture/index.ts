export * from './Picture.tsx';
export * from './values.ts';
export * from '../../foundations/pictureData.ts';
