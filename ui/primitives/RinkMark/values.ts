export const rinkMarkVariants = ['faceoff', 'center', 'crease', 'crossbar'] as const;
