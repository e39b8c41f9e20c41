export * from './Testimonials.tsx';
