/** The pictures of the pages about us: half a window wide. */
import aboutMade from './room-about.webp?preset=half';
import guaranteeMade from './room-guarantee.webp?preset=half';
import performanceMade from './room-performance.webp?preset=half';
import proMade from './room-pro.webp?preset=half';
import qualityMade from './room-quality.webp?preset=half';
import whereToBuyMade from './room-where-to-buy.webp?preset=half';
import { toPicture } from './toPicture.ts';

export const roomAbout = toPicture(aboutMade);
export const roomGuarantee = toPicture(guaranteeMade);
export const roomPerformance = toPicture(performanceMade);
export const roomPro = toPicture(proMade);
export const roomQuality = toPicture(qualityMade);
export const roomWhereToBuy = toPicture(whereToBuyMade);
