import type { AnatomyName } from '../../catalog/product.ts';

/** The text alternatives of the drawings beside the features. Their numbers are those of the features. */
export const anatomyAlts: Readonly<Record<AnatomyName, string>> = {
  bearing:
    'A bearing taken apart above an inline wheel: the upper seal, seven balls in their cage (3), the inner ring with its groove (1), the outer ring (2) and the lower seal. An arrow (4) leads into the hub of the wheel (5).',
  lace: 'A flat lace, enlarged: its weave (1) and the cut through it (2). Below it, a lace in three rows of eyelets, pulled at both ends (3), an ice blade and two inline wheels (4).',
  tape: 'A red hockey sock over a shin guard (1) with two strips of clear tape, through which its stripes show (2). The upper strip (3) runs to its roll (4). Beside it, a pack of rolls (5).',
};
