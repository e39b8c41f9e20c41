export * from './BuyBox.tsx';
export * from './packs.ts';
