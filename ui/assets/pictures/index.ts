/** The pictures of the brand, in the widths the layouts use. A second door (#ui/pictures). */
import bearingsMade from './bearings.webp?preset=card';
import heroTallMade from './hero-tall.webp?preset=tall';
import heroWideMade from './hero-wide.webp?preset=hero';
import lacesMade from './laces.webp?preset=card';
import tapeMade from './tape.webp?preset=card';
import { toPicture } from './toPicture.ts';

export * from './bearingsViews.ts';
export * from './lacesViews.ts';
export * from './rooms.ts';
export * from './tapeViews.ts';

export const bearings = toPicture(bearingsMade);
export const heroTall = toPicture(heroTallMade);
export const heroWide = toPicture(heroWideMade);
export const laces = toPicture(lacesMade);
export const tape = toPicture(tapeMade);
