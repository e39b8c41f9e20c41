export * from './Banner.tsx';
export * from './ClosingBanner.tsx';
export * from './GuideBanner.tsx';
export * from './NotFound.tsx';
