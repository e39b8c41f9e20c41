export const textLinkVariants = ['inline', 'tall', 'lead', 'plain', 'card'] as const;
