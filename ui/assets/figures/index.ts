/** The drawings of the guides, imported as `#ui/figures`. */
import abecChartSvg from './drawings/abec-chart.svg';
import bearingDrySvg from './drawings/bearing-dry.svg';
import bearingLubricateSvg from './drawings/bearing-lubricate.svg';
import bearingOpenSvg from './drawings/bearing-open.svg';
import bearingRemoveSvg from './drawings/bearing-remove.svg';
import bearingWashSvg from './drawings/bearing-wash.svg';
import bladeHeelToToeSvg from './drawings/blade-heel-to-toe.svg';
import bladeToeToHeelSvg from './drawings/blade-toe-to-heel.svg';
import buttEndKnobSvg from './drawings/butt-end-knob.svg';
import gripSpiralSvg from './drawings/grip-spiral.svg';
import gripWrapSvg from './drawings/grip-wrap.svg';
import laceCrissCrossSvg from './drawings/lace-criss-cross.svg';
import laceOverUnderSvg from './drawings/lace-over-under.svg';
import laceStraightBarSvg from './drawings/lace-straight-bar.svg';
import { sheet } from './sheet.ts';

/** A drawing: its address, and its size in px. */
export type Figure = { src: string; width: number; height: number };

const figure = (src: string): Figure => ({ src, ...sheet });

export const abecChart = figure(abecChartSvg);
export const bearingDry = figure(bearingDrySvg);
export const bearingLubricate = figure(bearingLubricateSvg);
export const bearingOpen = figure(bearingOpenSvg);
export const bearingRemove = figure(bearingRemoveSvg);
export const bearingWash = figure(bearingWashSvg);
export const bladeHeelToToe = figure(bladeHeelToToeSvg);
export const bladeToeToHeel = figure(bladeToeToHeelSvg);
export const buttEndKnob = figure(buttEndKnobSvg);
export const gripSpiral = figure(gripSpiralSvg);
export const gripWrap = figure(gripWrapSvg);
export const laceCrissCross = figure(laceCrissCrossSvg);
export const laceOverUnder = figure(laceOverUnderSvg);
export const laceStraightBar = figure(laceStraightBarSvg);
