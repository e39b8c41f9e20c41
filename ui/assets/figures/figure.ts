/** A drawing: its address, and its size in px. */
export type Figure = { src: string; width: number; height: number };
