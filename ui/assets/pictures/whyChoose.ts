/** Pictures of the why-choose pages, of the about page, and of the tiles of the products. The home page and the blog load none of these addresses. */
import bearingsSetTilePicture from './bearings-set.webp?preset=tile';
import bowPicture from './room-bow.webp?preset=half';
import equipmentPicture from './room-equipment.webp?preset=card';
import faceOffPicture from './face-off.webp?preset=hero';
import faceOffTallPicture from './face-off-tall.webp?preset=tall.50';
import guaranteePicture from './room-guarantee.webp?preset=half';
import lacesWornPicture from './laces-worn.webp?preset=half.50';
import inlineGlidePicture from './inline-glide.webp?preset=half';
import lacesTightTilePicture from './laces-tight.webp?preset=tile';
import lineUpPicture from './line-up.webp?preset=half.48';
import openBagPicture from './room-bag.webp?preset=half';
import performancePicture from './room-performance.webp?preset=half';
import productsStackedPicture from './products-stacked.webp?preset=half';
import shelfPicture from './room-shelf.webp?preset=half';
import tapeBandTilePicture from './tape-band.webp?preset=tile';
import hockeyStopPicture from './tape-stop.webp?preset=half.55&flop';
import { toPicture } from './toPicture.ts';

/** A white wheel that stands, a red one that lies, and four bearings in front of them. */
export const bearingsSetTile = toPicture(bearingsSetTilePicture);
/** The carton of `sceneGuarantee` with a pack and laces beside it. A crop keeps the pack. */
export const sceneBow = toPicture(bowPicture, 'right');
/** A parcel at the right, a card with the days of the guarantee leaning on it. A crop keeps the parcel. */
export const sceneGuarantee = toPicture(guaranteePicture, 'right');
/** Two players over a puck that was just dropped, from the ice to their shins. For desktops. */
export const faceOff = toPicture(faceOffPicture);
/** The same from nearer, for phones and tablets. */
export const faceOffTall = toPicture(faceOffTallPicture);
/** Two legs in orange socks that glide on inline skates. */
export const inlineGlide = toPicture(inlineGlidePicture);
/** Both skates of a player on the ice, near, their laces tied. A crop keeps the blades. */
export const lacesWorn = toPicture(lacesWornPicture, 'bottom');
/** The legs of players who stand side by side on the blue line. */
export const lineUp = toPicture(lineUpPicture);
/** An open hockey bag in a locker room, a pack of tape and laces in front of it. */
export const openBag = toPicture(openBagPicture);
/** The products of `productsStackedNear` in the middle: a narrow crop shows all of them. */
export const productsStacked = toPicture(productsStackedPicture);
/** A puck that flies, the snow behind it, and a goalie far away. */
export const scenePerformance = toPicture(performancePicture);
/** Two shelves: packs and a roll of tape above, laces, wheels and bearings below. A crop keeps the left. */
export const sceneShelf = toPicture(shelfPicture, 'left');
/** Skates that hang on a wall beside a shelf and a bench with a team's stock. A crop keeps the wheels of the stock. */
export const sceneEquipment = toPicture(equipmentPicture, 'right');
/** Crossed laces. */
export const lacesTightTile = toPicture(lacesTightTilePicture);
/** The picture of `tapeBand`. */
export const tapeBandTile = toPicture(tapeBandTilePicture);
/** A hockey stop: snow flies from the skates of a player in red socks, taped. Mirrored, so that the slanted edge of its box cuts snow in place of a leg. */
export const hockeyStop = toPicture(hockeyStopPicture);
