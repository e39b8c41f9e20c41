export const articleFrameElements = ['article', 'div'] as const;
