export const logoSizes = ['header', 'footer'] as const;
