export * from './GuideContents.tsx';
