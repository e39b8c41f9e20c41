export * from './LargeQuote.tsx';
