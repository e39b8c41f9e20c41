import type { AnatomyName } from '../../catalog/product.ts';

/** The text alternatives of the drawings beside the features. Their numbers are those of the features. */
export const anatomyAlts: Readonly<Record<AnatomyName, string>> = {
  bearing:
    'A bearing taken apart above a wheel: seals, balls in a cage (3), the inner ring (1), the outer ring (2). An arrow (4) leads into the hub (5).',
  lace: 'A flat lace, enlarged: its weave (1) and the cut through it (2). Below it, a skate from the side, its lace pulled at the end (3), its blade and the wheels of an inline skate (4).',
  tape: 'A red hockey sock over a shin guard (4) with two strips of clear tape that show its stripes (1). The upper strip (2) runs to its roll (3). Beside it, a pack (5).',
};
