export const containerWidths = ['page', 'reading'] as const;
