export * from './GuideMethod.tsx';
