export * from './columnItems.tsx';
export * from './ItemSection.tsx';
export * from './stepItems.tsx';
export * from './termItems.tsx';
