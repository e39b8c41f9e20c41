/** What the docs pages and state galleries are made of. */
export { Inspector, type InspectorProps } from './inspector/Inspector.tsx';
export { StateGallery, type StateGalleryProps } from '../states/StateGallery.tsx';
