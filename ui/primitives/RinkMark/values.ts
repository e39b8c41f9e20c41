export const rinkMarkVariants = ['faceoff', 'center', 'crease', 'rink', 'crossbar'] as const;
