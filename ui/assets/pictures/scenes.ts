/** The scenes of the about, where-to-buy and why-choose pages. */
import aboutPicture from './room-about.webp?preset=half';
import rollPicture from './bearings-court.webp?preset=half';
import guaranteePicture from './room-guarantee.webp?preset=half';
import stayPicture from './laces-eyelets.webp?preset=half.50';
import performancePicture from './room-performance.webp?preset=half';
import proPicture from './room-pro.webp?preset=half';
import whereToBuyPicture from './room-where-to-buy.webp?preset=half.58';
import holdPicture from './tape-leg.webp?preset=half';
import { toPicture } from './toPicture.ts';

export const sceneAbout = toPicture(aboutPicture);
export const sceneGuarantee = toPicture(guaranteePicture);
export const scenePerformance = toPicture(performancePicture);
export const scenePro = toPicture(proPicture);
/** The products in use: taped legs, a laced boot, an inline frame. */
export const sceneHold = toPicture(holdPicture);
export const sceneStay = toPicture(stayPicture);
export const sceneRoll = toPicture(rollPicture);
export const sceneWhereToBuy = toPicture(whereToBuyPicture);
