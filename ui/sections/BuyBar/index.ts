export * from './BuyBar.tsx';
