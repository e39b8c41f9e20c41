export const pictureRatios = ['natural', 'wide', 'photo', 'card', 'fill', 'whole'] as const;
export const picturePriorities = ['first', 'lazy'] as const;
