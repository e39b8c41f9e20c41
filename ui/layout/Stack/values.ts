export const stackAligns = ['stretch', 'start', 'center'] as const;
