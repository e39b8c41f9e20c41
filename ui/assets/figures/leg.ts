/** Two parts of the drawing of the tape, from the front: the pants above the sock, and the skate below it. */
import { palette } from '../../foundations/tokens/palette.ts';
import { inked, path, weight } from './pen.ts';

const seam = { line: palette.slate600, weight: weight.detail, dash: '8 6' };

/** Returns the leg of the pants, which covers the top of the sock. */
export const pants = (): string =>
  inked({ weight: weight.contour }, [
    path('M96-280L84-118Q228-84 372-118L358-280Z', { fill: palette.navy900 }),
    path('M330-280L344-112M350-280L366-116', { line: palette.white, weight: 5 }),
    path('M86-138Q228-104 370-138', seam),
  ]);

/** Returns a laced skate below the ankle. */
export const boot = (): string =>
  inked({ weight: weight.contour }, [
    path('M196 815L206 848H250L260 815Z', { fill: palette.white }),
    path('M206 852H250', { line: palette.slate600, weight: 6 }),
    path(
      'M150 646Q228 662 306 646C310 691 312 717 322 753C330 782 322 814 300 820Q228 831 156 820C134 814 126 782 134 753C144 717 146 691 150 646Z',
      { fill: palette.navy900 },
    ),
    path('M194 646Q228 636 262 646L258 756Q228 772 198 756Z', { fill: palette.white }),
    path([680, 707, 734].map((y) => `M191 ${y}L265 ${y + 20}M265 ${y}L191 ${y + 20}`).join(''), {
      line: palette.ice300,
      weight: 7,
    }),
    path('M134 772Q228 748 322 772', seam),
  ]);
