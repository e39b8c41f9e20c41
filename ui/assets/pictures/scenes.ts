/** The pictures of pages that are not a product's: rinks, a parcel, and products in use. */
import aboutPicture from './room-about.webp?preset=half';
import blueLinePicture from './room-blue-line.webp?preset=half';
import bearingsApartPicture from './bearings-exploded.webp?preset=half';
import bearingsInUsePicture from './bearings-court.webp?preset=half';
import guaranteePicture from './room-guarantee.webp?preset=half';
import lacesCrossedPicture from './laces-crossed.webp?preset=half';
import lacesInUsePicture from './laces-eyelets.webp?preset=half.50';
import measurePicture from './room-measure.webp?preset=half';
import performancePicture from './room-performance.webp?preset=half';
import proPicture from './room-pro.webp?preset=half';
import qualityPicture from './room-quality.webp?preset=half';
import storyPicture from './room-story.webp?preset=half';
import whereToBuyPicture from './room-where-to-buy.webp?preset=half.58';
import stickTapedPicture from './stick-taped.webp?preset=half';
import tapeBandPicture from './tape-band.webp?preset=half';
import tapeAtRinkPicture from './tape-rink.webp?preset=half';
import tapeInUsePicture from './tape-leg.webp?preset=half';
import { toPicture } from './toPicture.ts';

export const sceneAbout = toPicture(aboutPicture);
export const sceneGuarantee = toPicture(guaranteePicture);
/** A tape measure with a lace, a roll, and two bearings. */
export const sceneMeasure = toPicture(measurePicture);
export const scenePerformance = toPicture(performancePicture);
export const scenePro = toPicture(proPicture, 'left');
/** An open bearing and a sealed one. */
export const sceneQuality = toPicture(qualityPicture);
/** The products in use: taped legs, a laced boot, an inline frame. */
export const tapeInUse = toPicture(tapeInUsePicture);
export const lacesInUse = toPicture(lacesInUsePicture);
export const lacesCrossed = toPicture(lacesCrossedPicture);
export const bearingsInUse = toPicture(bearingsInUsePicture);
/** A bearing in its parts. */
export const bearingsApart = toPicture(bearingsApartPicture, 'top');
/** A stick on a bench, its blade taped, with a roll of cloth tape and a puck. */
export const stickTaped = toPicture(stickTapedPicture);
/** A band of the tape, near: the sock is seen through it. */
export const tapeBand = toPicture(tapeBandPicture);
/** Two legs in red socks on the ice, near. A crop keeps the bands below the knees. */
export const tapeAtRink = toPicture(tapeAtRinkPicture, 'top');
/** The three products on the blue line, in bright light. */
export const sceneBlueLine = toPicture(blueLinePicture);
/** The three products on a bench. */
export const sceneStory = toPicture(storyPicture);
export const sceneWhereToBuy = toPicture(whereToBuyPicture);
