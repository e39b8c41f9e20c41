export * from './BlogTeaser/index.ts';
export * from './ClosingBanner/index.ts';
export * from './Hero/index.ts';
export * from './NotFound/index.ts';
export * from './ProductShowcase/index.ts';
export * from './Reasons/index.ts';
export * from './SectionHeading/index.ts';
export * from './Testimonials/index.ts';
