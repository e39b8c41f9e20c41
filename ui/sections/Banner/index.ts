export * from './Banner.tsx';
export * from './ClosingBanner.tsx';
export * from './GuideBanner.tsx';
export * from './HelpBanner.tsx';
export * from './NotFound.tsx';
