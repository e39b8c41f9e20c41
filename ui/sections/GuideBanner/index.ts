export * from './GuideBanner.tsx';
