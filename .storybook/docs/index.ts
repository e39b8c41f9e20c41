/** What the docs pages and state galleries are made of. */
export { Inspector, type InspectorProps } from './inspector/Inspector.tsx';
export { Page, Part } from './Page.tsx';
export { StateGallery, type StateGalleryProps } from '../states/StateGallery.tsx';
