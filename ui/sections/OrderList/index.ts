export * from './OrderList.tsx';
