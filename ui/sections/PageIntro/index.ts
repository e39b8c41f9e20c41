export * from './PageIntro.tsx';
