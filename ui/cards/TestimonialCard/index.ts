export * from './TestimonialCard.tsx';
export * from './values.ts';
