export * from './Stack.tsx';
export * from './values.ts';
