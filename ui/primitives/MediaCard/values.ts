export const mediaCardElements = ['article', 'div'] as const;
