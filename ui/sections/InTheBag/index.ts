export * from './InTheBag.tsx';
