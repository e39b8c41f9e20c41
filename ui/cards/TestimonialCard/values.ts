export const testimonialSizes = ['md', 'lg'] as const;
