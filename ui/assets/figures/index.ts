/** The drawings of the pages, imported as `#ui/figures`. */
import abecChartSvg from './drawings/abec-chart.svg';
import bearingDrySvg from './drawings/bearing-dry.svg';
import bearingLubricateSvg from './drawings/bearing-lubricate.svg';
import bearingOpenSvg from './drawings/bearing-open.svg';
import bearingRemoveSvg from './drawings/bearing-remove.svg';
import bearingWashSvg from './drawings/bearing-wash.svg';
import bladeHeelToToeSvg from './drawings/blade-heel-to-toe.svg';
import bladeToeToHeelSvg from './drawings/blade-toe-to-heel.svg';
import buttEndKnobSvg from './drawings/butt-end-knob.svg';
import claimPutRightSvg from './drawings/claim-put-right.svg';
import claimShowSvg from './drawings/claim-show.svg';
import claimTellSvg from './drawings/claim-tell.svg';
import gripSpiralSvg from './drawings/grip-spiral.svg';
import gripWrapSvg from './drawings/grip-wrap.svg';
import laceCrissCrossSvg from './drawings/lace-criss-cross.svg';
import laceOverUnderSvg from './drawings/lace-over-under.svg';
import laceStraightBarSvg from './drawings/lace-straight-bar.svg';
import laceZonesSvg from './drawings/lace-zones.svg';
import sizeBearingSvg from './drawings/size-bearing.svg';
import sizeLaceSvg from './drawings/size-lace.svg';
import sizeTapeSvg from './drawings/size-tape.svg';
import bearingBallsSvg from './drawings/bearing-balls.svg';
import bearingCalloutsSvg from './drawings/bearing-callouts.svg';
import bearingInnerRingSvg from './drawings/bearing-inner-ring.svg';
import bearingLowerSealSvg from './drawings/bearing-lower-seal.svg';
import bearingOuterRingSvg from './drawings/bearing-outer-ring.svg';
import bearingSealSvg from './drawings/bearing-seal.svg';
import bearingWheelSvg from './drawings/bearing-wheel.svg';
import laceCalloutsSvg from './drawings/lace-callouts.svg';
import laceThreadSvg from './drawings/lace-thread.svg';
import laceWeaveSvg from './drawings/lace-weave.svg';
import tapeCalloutsSvg from './drawings/tape-callouts.svg';
import tapeRollSvg from './drawings/tape-roll.svg';
import tapeSockSvg from './drawings/tape-sock.svg';
import tapeStripsSvg from './drawings/tape-strips.svg';
import type { Figure } from './figure.ts';
import { anatomySheet, sheet, stepSheet, tallSheet, threadSheet } from './sheet.ts';

export { topics } from './topicViews.ts';

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
export const laceZones = figure(laceZonesSvg);
export const sizeBearing = figure(sizeBearingSvg);
export const sizeLace = figure(sizeLaceSvg);
export const sizeTape = figure(sizeTapeSvg);

const step = (src: string): Figure => ({ src, ...stepSheet });

export const claimPutRight = step(claimPutRightSvg);
export const claimShow = step(claimShowSvg);
export const claimTell = step(claimTellSvg);

const layer = (src: string): Figure => ({ src, ...anatomySheet });

export const bearingBalls = layer(bearingBallsSvg);
export const bearingCallouts = layer(bearingCalloutsSvg);
export const bearingInnerRing = layer(bearingInnerRingSvg);
export const bearingLowerSeal = layer(bearingLowerSealSvg);
export const bearingOuterRing = layer(bearingOuterRingSvg);
export const bearingSeal = layer(bearingSealSvg);
export const bearingWheel = layer(bearingWheelSvg);
export const laceCallouts = layer(laceCalloutsSvg);
export const laceThread: Figure = { src: laceThreadSvg, ...threadSheet };
export const laceWeave: Figure = { src: laceWeaveSvg, ...tallSheet };
export const tapeCallouts = layer(tapeCalloutsSvg);
export const tapeRoll = layer(tapeRollSvg);
export const tapeSock: Figure = { src: tapeSockSvg, ...tallSheet };
export const tapeStrips = layer(tapeStripsSvg);
