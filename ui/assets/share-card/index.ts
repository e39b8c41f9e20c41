/** Pictures for shared pages, made at build time in Node. A door of its own: #ui/share-card. */
export { drawShareCard, shareCardSize, shareCardSources, type ShareCard } from './drawShareCard.ts';
