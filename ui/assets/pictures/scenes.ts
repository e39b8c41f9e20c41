/** The scenes of the about, where-to-buy and why-choose pages. */
import allPicture from './hero-wide.webp?preset=half';
import aboutPicture from './room-about.webp?preset=half';
import guaranteePicture from './room-guarantee.webp?preset=half';
import performancePicture from './room-performance.webp?preset=half';
import proPicture from './room-pro.webp?preset=half';
import whereToBuyPicture from './room-where-to-buy.webp?preset=half';
import { toPicture } from './toPicture.ts';

/** All three products. */
export const sceneAll = toPicture(allPicture);
export const sceneAbout = toPicture(aboutPicture);
export const sceneGuarantee = toPicture(guaranteePicture);
export const scenePerformance = toPicture(performancePicture);
export const scenePro = toPicture(proPicture);
export const sceneWhereToBuy = toPicture(whereToBuyPicture);
