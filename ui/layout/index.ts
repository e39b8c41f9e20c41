export * from './Container/index.ts';
export * from './Grid/index.ts';
export * from './Inline/index.ts';
export * from './Section/index.ts';
export * from './Stack/index.ts';
export * from './space.ts';
