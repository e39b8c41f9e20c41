import type { AnatomyName } from '../../catalog/product.ts';

/** The text alternatives of the drawings beside the features. Their numbers are those of the features. */
export const anatomyAlts: Readonly<Record<AnatomyName, string>> = {
  bearing:
    'Above a wheel: seals, balls (3), the inner ring (1), the outer ring (2). An arrow (4) leads into the hub (5).',
  lace: 'A flat lace, enlarged: its weave (1) and its cut end (2). Below it, a skate, its lace pulled (3), its blade and inline wheels (4).',
  tape: 'A red sock over a shin guard (4) with two strips of clear tape (1). The upper strip (2) runs to its roll (3). Beside it, a pack (5).',
};
