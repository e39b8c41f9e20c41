export const inlineAligns = ['start', 'center', 'baseline'] as const;
export const inlineJustifies = ['start', 'center', 'between'] as const;
