/** The pictures of pages that are not a product's: rinks, a parcel, and products in use. */
import aboutPicture from './room-about.webp?preset=half';
import bearingsInUsePicture from './bearings-court.webp?preset=half';
import guaranteePicture from './room-guarantee.webp?preset=half';
import lacesInUsePicture from './laces-eyelets.webp?preset=half.50';
import performancePicture from './room-performance.webp?preset=half';
import proPicture from './room-pro.webp?preset=half';
import whereToBuyPicture from './room-where-to-buy.webp?preset=half.58';
import tapeBandPicture from './tape-band.webp?preset=half';
import tapeInUsePicture from './tape-leg.webp?preset=half';
import tapeRollPicture from './tape.webp?preset=half';
import { toPicture } from './toPicture.ts';

export const sceneAbout = toPicture(aboutPicture);
export const sceneGuarantee = toPicture(guaranteePicture);
export const scenePerformance = toPicture(performancePicture);
export const scenePro = toPicture(proPicture);
/** The products in use: taped legs, a laced boot, an inline frame. */
export const tapeInUse = toPicture(tapeInUsePicture);
export const lacesInUse = toPicture(lacesInUsePicture);
export const bearingsInUse = toPicture(bearingsInUsePicture);
/** A band of the tape, near: the sock is seen through it. */
export const tapeBand = toPicture(tapeBandPicture);
export const tapeRoll = toPicture(tapeRollPicture);
export const sceneWhereToBuy = toPicture(whereToBuyPicture);
