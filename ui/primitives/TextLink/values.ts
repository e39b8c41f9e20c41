export const textLinkVariants = ['inline', 'tall', 'lead', 'plain', 'row', 'card'] as const;
