/** The numbers of steps, each with a line to its place in the drawing. */
import { palette } from '../../foundations/tokens/palette.ts';
import { letters } from './lettering.ts';
import { between, circle, group, path, type Point, straight } from './pen.ts';

/** Returns the number of a step in a red dot, like that beside the text of the step. */
export const dot = (step: number, at: Point): string =>
  group(
    [
      circle([0, 0], 22, { fill: palette.white, line: palette.white }),
      circle([0, 0], 18, { fill: palette.red600, line: palette.red600 }),
      letters(`${step}`, [0, 0], 15, { fill: palette.white }),
    ],
    at,
  );

/**
 * Returns the number of a step with a line from it to its place in the drawing. The line ends in a white dot, which is
 * visible on dark parts, and stops before the number.
 */
export const numbered = (step: number, from: Point, at: Point): string => {
  const long = Math.hypot(at[0] - from[0], at[1] - from[1]);
  const line = straight([from, between(from, at, 1 - 22 / long)]);
  return (
    path(line, { line: palette.white, weight: 6 }) +
    path(line) +
    circle(from, 5, { fill: palette.white }) +
    dot(step, at)
  );
};
