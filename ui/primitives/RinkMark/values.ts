export const rinkMarkVariants = ['faceoff', 'center', 'rink', 'crossbar'] as const;
