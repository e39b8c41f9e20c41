export const rinkMarkVariants = ['faceoff', 'center', 'crease', 'play', 'crossbar'] as const;
