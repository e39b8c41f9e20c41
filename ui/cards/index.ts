export * from './PostCard/index.ts';
export * from './ProductCard/index.ts';
export * from './ProductRow/index.ts';
export * from './ReasonCard/index.ts';
export * from './TestimonialCard/index.ts';
