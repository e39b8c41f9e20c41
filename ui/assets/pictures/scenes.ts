/** The scenes of the about, where-to-buy and why-choose pages. */
import aboutPicture from './room-about.webp?preset=half';
import guaranteePicture from './room-guarantee.webp?preset=half';
import performancePicture from './room-performance.webp?preset=half';
import proPicture from './room-pro.webp?preset=half';
import qualityPicture from './room-quality.webp?preset=half';
import whereToBuyPicture from './room-where-to-buy.webp?preset=half';
import { toPicture } from './toPicture.ts';

export const sceneAbout = toPicture(aboutPicture);
export const sceneGuarantee = toPicture(guaranteePicture);
export const scenePerformance = toPicture(performancePicture);
export const scenePro = toPicture(proPicture);
export const sceneQuality = toPicture(qualityPicture);
export const sceneWhereToBuy = toPicture(whereToBuyPicture);
