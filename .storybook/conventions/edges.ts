/** The law of edges: what content does at its worst is a story, wherever content is taken. */

const takesWords = /children: ReactNode|: (?:string|ReactNode)\b/;
const takesPicture = /<(?:Picture|MediaCard|PostCard)\b/;

/** The stories that a component of this code must have. */
export const edgesOf = (code: string): string[] => [
  ...(takesWords.test(code) ? ['LongText', 'UnbrokenWord'] : []),
  ...(takesPicture.test(code) ? ['NoImage', 'BrokenImage'] : []),
];

/** Whether one of its stories stands in the narrowest window that must work. */
export const hasNarrow = (stories: string): boolean => /\.\.\.onlyAt\('w320'\)/.test(stories);
