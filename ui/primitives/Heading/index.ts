export * from './Heading.tsx';
export * from './values.ts';
