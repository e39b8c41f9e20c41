export * from './RinkMode.tsx';
