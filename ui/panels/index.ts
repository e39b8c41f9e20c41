export * from './EmptyPanel/index.ts';
export * from './FailurePanel/index.ts';
