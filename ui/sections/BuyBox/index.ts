export * from './BuyBox.tsx';
