/** Pictures that no product page shows: rinks, a parcel, the gear where it is used. */
import aboutPicture from './room-about.webp?preset=half';
import bearingsInWheelsPicture from './bearings-wheels.webp?preset=half';
import blueLinePicture from './room-blue-line.webp?preset=half';
import inlineStridePicture from './inline-stride.webp?preset=half';
import lacesTightPicture from './laces-tight.webp?preset=half.50';
import measurePicture from './room-measure.webp?preset=half';
import storyPicture from './room-story.webp?preset=half';
import whereToBuyPicture from './room-where-to-buy.webp?preset=half.48';
import productsStackedNearPicture from './products-stacked-near.webp?preset=half';
import shotBlockPicture from './shot-block.webp?preset=card.50';
import stickTapedPicture from './stick-taped.webp?preset=half';
import stickToePicture from './stick-toe.webp?preset=card';
import tapeBandPicture from './tape-band.webp?preset=card.50';
import tapeOnSkatesPicture from './tape-skate.webp?preset=half';
import { toPicture } from './toPicture.ts';

/** Two wheels on a bench: one has its bearing, the other gets it. */
export const bearingsInWheels = toPicture(bearingsInWheelsPicture, 'top');
/** A pack of tape, laces and two bearings on top of each other, from near. */
export const productsStackedNear = toPicture(productsStackedNearPicture, 'bottom');
export const sceneGoal = toPicture(aboutPicture);
/** The three products on the blue line, in bright light. */
export const sceneBlueLine = toPicture(blueLinePicture);
/** Two legs in orange socks on inline skates, one of which pushes off. */
export const inlineStride = toPicture(inlineStridePicture, 'bottom');
/** The boot of `lacesInUse`, from its other side. */
export const lacesTight = toPicture(lacesTightPicture);
/** A tape measure with a lace, a roll, and two bearings. */
export const sceneMeasure = toPicture(measurePicture, 'top');
/** The three products on a bench. A crop keeps the laces in front. */
export const sceneStory = toPicture(storyPicture, 'bottom');
/** A parcel, and in front of it the three products. A crop keeps the products. */
export const sceneWhereToBuy = toPicture(whereToBuyPicture);
/** A puck in the air, about to hit the shin of a player in green socks. A crop keeps the puck. */
export const shotBlock = toPicture(shotBlockPicture, 'left');
/** A stick on a bench, its blade taped, with a roll of cloth tape and a puck. */
export const stickTaped = toPicture(stickTapedPicture);
/** The toe of the taped blade, near. */
export const stickToe = toPicture(stickToePicture);
/** A band of the tape, near: the sock is seen through it. */
export const tapeBand = toPicture(tapeBandPicture);
/** Two legs in red socks on the ice, from the skates to the knees. */
export const tapeOnSkates = toPicture(tapeOnSkatesPicture, 'bottom');
