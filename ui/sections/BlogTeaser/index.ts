export * from './BlogTeaser.tsx';
