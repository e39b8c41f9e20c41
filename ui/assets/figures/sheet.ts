/** The size of every figure, in px. A module of its own, so that pages do not load the drawing code. */
export const sheet = { width: 480, height: 320 } as const;
