export * from './ItemList.tsx';
export * from './pointItems.tsx';
