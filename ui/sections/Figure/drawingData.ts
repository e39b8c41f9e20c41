/** A drawing and its size, which reserves its space while it loads. */
export interface DrawingData {
  /** The address. */
  src: string;
  /** Width in px. */
  width: number;
  /** Height in px. */
  height: number;
}
