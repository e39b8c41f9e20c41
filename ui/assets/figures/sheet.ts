/** The size of a drawing, in px. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
}

/** The size of every figure of a guide. A module of its own, so that pages do not load the drawing code. */
export const sheet: Sheet = { width: 480, height: 320 };

/** The size of a product's anatomy, and of each of its layers. */
export const anatomySheet: Sheet = { width: 480, height: 608 };

/** The size of a tall layer, which has the same middle as the other layers of its anatomy. */
export const tallSheet: Sheet = { width: anatomySheet.width, height: 1128 };

/** The size of the lace beside the features of the laces. */
export const threadSheet: Sheet = { width: 48, height: 1408 };

/** The size of the drawing of a step of the guarantee. It has few lines, because phones show it 112 px high. */
export const stepSheet: Sheet = { width: 240, height: 180 };
