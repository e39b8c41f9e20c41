export * from './RinkMark.tsx';
