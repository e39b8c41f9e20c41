export const pictureRatios = ['natural', 'wide', 'card', 'fill', 'whole'] as const;
export const picturePriorities = ['first', 'lazy'] as const;
