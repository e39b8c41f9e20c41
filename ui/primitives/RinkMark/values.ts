export const rinkMarkVariants = [
  'faceoff',
  'center',
  'crease',
  'rink',
  'play',
  'crossbar',
] as const;
