import { abecChart } from './abec.ts';
import { bearingDry, bearingLubricate, bearingOpen, bearingWash } from './bearing.ts';
import { buttEndKnob, gripSpiral, gripWrap } from './grip.ts';
import { laceCrissCross, laceOverUnder, laceStraightBar } from './skate.ts';
import { bearingRemove } from './wheel.ts';
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
  'bearing-remove': bearingRemove,
  'bearing-open': bearingOpen,
  'bearing-wash': bearingWash,
  'bearing-dry': bearingDry,
  'bearing-lubricate': bearingLubricate,
  'abec-chart': abecChart,
};
