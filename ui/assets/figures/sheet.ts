/** The sheet every figure is drawn on. On its own, so that a page takes no drawing kit with it. */
export const sheet = { width: 480, height: 320 } as const;
