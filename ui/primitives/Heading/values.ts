export const headingLevels = [1, 2, 3, 4] as const;
export const headingSizes = ['display', '2xl', 'xl', 'lg', 'md', 'sm', 'xs'] as const;
