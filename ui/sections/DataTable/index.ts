export * from './DataTable.tsx';
