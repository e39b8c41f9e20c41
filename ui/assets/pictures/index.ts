/** The pictures of the brand, in the widths the layouts use. A second door (#ui/pictures). */
import bearingsLast from './bearings.webp?w=800&format=jpeg';
import bearingsMade from './bearings.webp?w=360;560;800;1120&format=avif;webp&as=picture';
import heroTallLast from './hero-tall.webp?w=720&format=jpeg';
import heroTallMade from './hero-tall.webp?w=360;540;720;1080&format=avif;webp&as=picture';
import heroWideLast from './hero-wide.webp?w=1440&format=jpeg';
import heroWideMade from './hero-wide.webp?w=960;1440;1920;2400&format=avif;webp&as=picture';
import lacesLast from './laces.webp?w=800&format=jpeg';
import lacesMade from './laces.webp?w=360;560;800;1120&format=avif;webp&as=picture';
import tapeLast from './tape.webp?w=800&format=jpeg';
import tapeMade from './tape.webp?w=360;560;800;1120&format=avif;webp&as=picture';
import { toPicture } from './toPicture.ts';

export * from './bearingsViews.ts';
export * from './lacesViews.ts';
export * from './tapeViews.ts';

export const bearings = toPicture(bearingsMade, bearingsLast);
export const heroTall = toPicture(heroTallMade, heroTallLast);
export const heroWide = toPicture(heroWideMade, heroWideLast);
export const laces = toPicture(lacesMade, lacesLast);
export const tape = toPicture(tapeMade, tapeLast);
