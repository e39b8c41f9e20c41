import { abecChart } from './abec.ts';
import { bearingDry, bearingLubricate, bearingOpen, bearingWash } from './bearing.ts';
import { laceZones } from './bootSide.ts';
import { claimPutRight, claimShow, claimTell } from './claim.ts';
import { buttEndKnob, gripSpiral, gripWrap } from './grip.ts';
import * as parts from './parts.ts';
import { sizeBearing, sizeLace, sizeTape } from './sizes.ts';
import { laceCrissCross, laceOverUnder, laceStraightBar } from './skate.ts';
import { laceCallouts, laceThread, laceWeave } from './weave.ts';
import { bearingRemove } from './wheel.ts';
import { topics } from './topics.ts';
import { tapeCallouts, tapeRoll, tapeSock, tapeStrips } from './sock.ts';
import { bladeHeelToToe, bladeToeToHeel } from './stick.ts';

/** The function that draws each figure, by file name. */
export const figures: Record<string, () => string> = {
  'blade-heel-to-toe': bladeHeelToToe,
  'blade-toe-to-heel': bladeToeToHeel,
  'butt-end-knob': buttEndKnob,
  'grip-spiral': gripSpiral,
  'grip-wrap': gripWrap,
  'lace-criss-cross': laceCrissCross,
  'lace-over-under': laceOverUnder,
  'lace-straight-bar': laceStraightBar,
  'lace-zones': laceZones,
  'bearing-remove': bearingRemove,
  'bearing-open': bearingOpen,
  'bearing-wash': bearingWash,
  'bearing-dry': bearingDry,
  'bearing-lubricate': bearingLubricate,
  'abec-chart': abecChart,
  'bearing-balls': parts.bearingBalls,
  'bearing-callouts': parts.bearingCallouts,
  'bearing-inner-ring': parts.bearingInnerRing,
  'bearing-lower-seal': parts.bearingLowerSeal,
  'bearing-outer-ring': parts.bearingOuterRing,
  'bearing-seal': parts.bearingSeal,
  'bearing-wheel': parts.bearingWheel,
  'lace-callouts': laceCallouts,
  'lace-thread': laceThread,
  'lace-weave': laceWeave,
  'claim-put-right': claimPutRight,
  'claim-show': claimShow,
  'claim-tell': claimTell,
  'size-bearing': sizeBearing,
  'size-lace': sizeLace,
  'size-tape': sizeTape,
  'tape-callouts': tapeCallouts,
  'tape-roll': tapeRoll,
  'tape-sock': tapeSock,
  'tape-strips': tapeStrips,
  topics,
};
