/** The components of docs pages and state galleries. */
export { Inspector, type InspectorProps } from './inspector/Inspector.tsx';
export { StateGallery, type StateGalleryProps } from '../states/StateGallery.tsx';
