/** The public API of the design system. Everything else in `ui/` is internal. */
export * from './cards/index.ts';
export { announce, announceFirst, holdAnnouncements, whenSlow } from './foundations/announcer.ts';
export { isPlainClick } from './foundations/isPlainClick.ts';
export { LinkProvider, type LinkComponent } from './foundations/link.ts';
export {
  breakpoints,
  palette,
  surfaceNames,
  surfaces,
  toneNames,
  tones,
  type Breakpoint,
  type Surface,
  type Tone,
} from './foundations/tokens/index.ts';
export { createStore, useStore, type Store } from './foundations/store.ts';
export * from './forms/index.ts';
export * from './frame/index.ts';
export * from './layout/index.ts';
export * from './panels/index.ts';
export * from './primitives/index.ts';
export * from './sections/index.ts';
export * from './skeletons/index.ts';
