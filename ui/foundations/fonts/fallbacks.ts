// Written by make-fonts.ts: how Arial must be stretched to take the room of each web font.
export const fallbacks = {
  'Crossbar Display': {
    sizeAdjust: '128.7552%',
    ascentOverride: '68.1914%',
    descentOverride: '16.31%',
    lineGapOverride: '0%',
  },
  'Crossbar Text': {
    sizeAdjust: '101.7204%',
    ascentOverride: '93.3933%',
    descentOverride: '24.5772%',
    lineGapOverride: '0%',
  },
} as const;
