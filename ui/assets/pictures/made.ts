/** What the picture plugin answers an import with: a set of addresses a format, and the last resort. */
export interface MadePicture {
  sources: Record<string, string>;
  img: { src: string; w: number; h: number };
}
