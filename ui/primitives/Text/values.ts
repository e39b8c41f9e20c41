export const textSizes = ['sm', 'md', 'lg'] as const;
export const textVariants = ['plain', 'muted'] as const;
