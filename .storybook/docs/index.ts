/** What the docs of pages are made of: a door of its own, for what describes the site and is no part of it. */
export { Inspector, type InspectorProps } from './inspector/Inspector.tsx';
export { Page, Part } from './Page.tsx';
export { StoryLinks } from './StoryLinks.tsx';
export { sheetParameters } from '../states/parameters.ts';
export { Sheet, type SheetProps } from '../states/Sheet.tsx';
export { storyLabel, type StoryPlace } from '../states/storyId.ts';
