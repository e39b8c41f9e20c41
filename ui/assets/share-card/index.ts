/** Draws share cards at build time in Node, imported as `#ui/share-card`. */
export { drawShareCard, shareCardSize, shareCardSources, type ShareCard } from './drawShareCard.ts';
