/** The drawings of the guides. A door of their own (#ui/figures), as the pictures have. */
import abecChartMade from './drawings/abec-chart.svg';
import bearingDryMade from './drawings/bearing-dry.svg';
import bearingLubricateMade from './drawings/bearing-lubricate.svg';
import bearingOpenMade from './drawings/bearing-open.svg';
import bearingRemoveMade from './drawings/bearing-remove.svg';
import bearingWashMade from './drawings/bearing-wash.svg';
import bladeHeelToToeMade from './drawings/blade-heel-to-toe.svg';
import bladeToeToHeelMade from './drawings/blade-toe-to-heel.svg';
import buttEndKnobMade from './drawings/butt-end-knob.svg';
import gripSpiralMade from './drawings/grip-spiral.svg';
import gripWrapMade from './drawings/grip-wrap.svg';
import laceCrissCrossMade from './drawings/lace-criss-cross.svg';
import laceOverUnderMade from './drawings/lace-over-under.svg';
import laceStraightBarMade from './drawings/lace-straight-bar.svg';
import { sheet } from './sheet.ts';

/** A drawing as a page takes it: an address and the size it is drawn in. */
export type Figure = { src: string; width: number; height: number };

const figure = (src: string): Figure => ({ src, ...sheet });

export const abecChart = figure(abecChartMade);
export const bearingDry = figure(bearingDryMade);
export const bearingLubricate = figure(bearingLubricateMade);
export const bearingOpen = figure(bearingOpenMade);
export const bearingRemove = figure(bearingRemoveMade);
export const bearingWash = figure(bearingWashMade);
export const bladeHeelToToe = figure(bladeHeelToToeMade);
export const bladeToeToHeel = figure(bladeToeToHeelMade);
export const buttEndKnob = figure(buttEndKnobMade);
export const gripSpiral = figure(gripSpiralMade);
export const gripWrap = figure(gripWrapMade);
export const laceCrissCross = figure(laceCrissCrossMade);
export const laceOverUnder = figure(laceOverUnderMade);
export const laceStraightBar = figure(laceStraightBarMade);
