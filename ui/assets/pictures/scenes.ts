/** Pictures that no product page shows: rinks, a parcel, the gear where it is used. */
import aboutPicture from './room-about.webp?preset=half';
import bearingsInWheelsPicture from './bearings-wheels.webp?preset=half';
import blueLinePicture from './room-blue-line.webp?preset=half';
import guaranteePicture from './room-guarantee.webp?preset=half';
import measurePicture from './room-measure.webp?preset=half';
import performancePicture from './room-performance.webp?preset=half';
import proPicture from './room-pro.webp?preset=half';
import qualityPicture from './room-quality.webp?preset=half';
import skatesPicture from './room-skates.webp?preset=half';
import storyPicture from './room-story.webp?preset=half';
import whereToBuyPicture from './room-where-to-buy.webp?preset=half.50';
import stickTapedPicture from './stick-taped.webp?preset=half';
import tapeBandPicture from './tape-band.webp?preset=half.50';
import tapeAtRinkPicture from './tape-rink.webp?preset=half';
import tapeOnSkatesPicture from './tape-skate.webp?preset=half';
import { toPicture } from './toPicture.ts';

/** Two wheels on a bench: one has its bearing, the other gets it. */
export const bearingsInWheels = toPicture(bearingsInWheelsPicture, 'top');
export const sceneAbout = toPicture(aboutPicture);
/** The three products on the blue line, in bright light. */
export const sceneBlueLine = toPicture(blueLinePicture);
export const sceneGuarantee = toPicture(guaranteePicture);
/** A tape measure with a lace, a roll, and two bearings. */
export const sceneMeasure = toPicture(measurePicture, 'top');
export const scenePerformance = toPicture(performancePicture);
export const scenePro = toPicture(proPicture, 'left');
/** An open bearing and a sealed one. The open one is at the left edge. */
export const sceneQuality = toPicture(qualityPicture, 'left');
/** A laced pair of skates in a changing room, with a pack of tape and a puck. A crop leaves out the bench above. */
export const sceneSkates = toPicture(skatesPicture, 'bottom');
/** The three products on a bench. */
export const sceneStory = toPicture(storyPicture);
export const sceneWhereToBuy = toPicture(whereToBuyPicture);
/** A stick on a bench, its blade taped, with a roll of cloth tape and a puck. */
export const stickTaped = toPicture(stickTapedPicture);
/** A band of the tape, near: the sock is seen through it. */
export const tapeBand = toPicture(tapeBandPicture);
/** Two legs in red socks on the ice, near. A crop keeps the bands below the knees. */
export const tapeAtRink = toPicture(tapeAtRinkPicture, 'top');
/** Two legs in red socks on the ice, from the skates to the knees. */
export const tapeOnSkates = toPicture(tapeOnSkatesPicture, 'bottom');
