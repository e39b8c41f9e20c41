export const shareNetworks = ['twitter', 'facebook', 'linkedin'] as const;
