export const sectionEdges = ['none', 'blue', 'red', 'hairline'] as const;
export const sectionInsets = ['none', 'near', 'page'] as const;
