/** The outlines of a skate from the side, as path data. The drawings of the pages and the lace finder share them. */

/** The tongue in front of the collar, and the lining that shows above the near side of the collar. */
export const tongue =
  'M60 32C76 54 112 54 146 38C143 22 144 8 150-4C156-16 172-18 190-20C206-21 212-10 209 2C204 36 216 92 256 132L228 150L80 84Z';

/** The edge of the tongue, over which the lace goes to the far side. */
export const tongueEdge = 'M190-20C206-21 212-10 209 2C204 36 216 92 256 132';

/** The boot, from the tendon guard at the back to the toe. */
export const upper =
  'M36 28C33 12 50 6 58 19C64 38 68 58 84 66C106 76 128 62 142 40C148 32 161 32 162 42C165 84 190 120 231 137C262 139 285 151 295 174C298 182 298 188 296 192H48C36 184 34 172 36 160C39 140 53 124 53 96C53 70 39 48 36 28Z';

/** The toe cap, and the outsole, which is thicker at the heel. */
export const capAndOutsole =
  'M226 138C248 130 286 146 295 174C298 182 298 190 292 192H254C240 180 230 160 226 138ZM44 188C70 192 90 191 112 192H293C296 196 294 200 290 200H52C46 198 42 194 44 188Z';

/** The seams of the facing, the heel, the toe cap and the felt of the tongue. */
export const seams =
  'M150 44C150 92 174 126 208 146C224 156 234 176 246 192M54 100C84 104 100 124 98 152C98 170 104 184 114 192M37 158C58 150 80 152 98 158M236 142C238 160 246 176 260 188M157 4C162-7 176-9 189-10C198-11 201-6 199 4C197 16 197 26 198 36';

/** The stitches of the collar, to be dashed. */
export const stitches = 'M60 50C72 76 112 92 144 58';

/** The two stripes at the ankle. */
export const stripes = 'M106 136L121 92H129L114 136ZM120 136L135 92H143L128 136Z';

/** The holder: two towers, and a window between them, to be filled with the rule `evenodd`. */
export const holder =
  'M48 203H288C291 213 285 221 279 227C275 231 274 234 274 238H56C56 234 54 230 52 226C47 218 45 210 48 203ZM98 209C109 213 108 230 119 230H186C197 230 196 213 207 209Z';

/** The slits of the two towers. */
export const slits =
  'M66 211L73 227H77L70 211ZM78 211L85 227H89L82 211ZM242 211L235 227H239L246 211ZM254 211L247 227H251L258 211Z';

/** The runner. It touches the ice in its middle, and its two ends are round. */
export const runner =
  'M38 241H292C299 241 304 243 302 247C299 252 294 253.6 286 254Q162 260 54 254C42 253 36 250 38 241Z';

/** The places of the eyelets of a boot with eight pairs. */
const places = 8;

const onCurve = (toe: number, middle: number, top: number, row: number) => {
  const t = row / (places - 1);
  return Math.round(((1 - t) ** 2 * toe + 2 * (1 - t) * t * middle + t ** 2 * top) * 10) / 10;
};

/** Returns the place of an eyelet of the near side. Row 0 is at the toe, row 7 at the top. */
export const nearEyelet = (row: number): [x: number, y: number] => [
  onCurve(219, 180, 157, row),
  onCurve(141, 108, 38, row),
];

/** Returns the place where the lace goes over the edge of the tongue, to an eyelet of the far side. */
export const farEyelet = (row: number): [x: number, y: number] => [
  onCurve(243, 209, 194, row),
  onCurve(129, 92, 26, row),
];
