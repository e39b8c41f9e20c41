/** The result of an import with `vite-imagetools`: a `srcset` for each format, and the fallback image. */
export interface ImagetoolsPicture {
  sources: Record<string, string>;
  img: { src: string; w: number; h: number };
}
