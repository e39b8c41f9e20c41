export * from './columnItems.tsx';
export * from './ItemSection.tsx';
export * from './numberedItems.tsx';
export * from './stepItems.tsx';
