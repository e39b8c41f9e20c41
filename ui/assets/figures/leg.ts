/** What is above and below the sock of `sock.ts`: the leg of the pants and a skate from the front. */
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
    path('M184 842L196 880H260L272 842Z', { fill: palette.white }),
    path(
      'M150 650Q228 668 306 650C310 700 312 730 322 770C330 802 322 838 300 846Q228 860 156 846C134 838 126 802 134 770C144 730 146 700 150 650Z',
      { fill: palette.navy900 },
    ),
    path('M194 640Q228 626 262 640L258 772Q228 790 198 772Z', { fill: palette.white }),
    path([690, 720, 750].map((y) => `M191 ${y}L265 ${y + 22}M265 ${y}L191 ${y + 22}`).join(''), {
      line: palette.ice300,
      weight: 7,
    }),
    path('M134 790Q228 764 322 790', seam),
  ]);
