export * from './TestimonialCard.tsx';
