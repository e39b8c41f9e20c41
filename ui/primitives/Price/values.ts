export const priceSizes = ['md', 'lg'] as const;
