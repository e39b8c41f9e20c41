/** A picture of ours in every width and format the build made of it. */
export interface PictureData {
  /** The address for browsers that know none of the formats. */
  src: string;
  /** Width in px of the original; with `height` it keeps the room free. */
  width: number;
  /** Height in px of the original. */
  height: number;
  /** The formats, best first. */
  sources: { type: string; srcSet: string }[];
}
