/** The numbers of steps, each with a line to its place in the drawing. */
import { palette } from '../../foundations/tokens/palette.ts';
import { between, circle, dot, path, type Point, straight } from './pen.ts';

/**
 * Returns the number of a step with a line from it to its place in the drawing. The line ends in a white dot, which is
 * visible on dark parts, and stops before the number and its ticks.
 */
export const numbered = (step: number, from: Point, at: Point): string => {
  const [dx, dy] = [at[0] - from[0], at[1] - from[1]];
  const isLevel = Math.abs(dy) < Math.abs(dx) * 0.3;
  const long = Math.hypot(dx, dy);
  const line = straight([from, between(from, at, 1 - (isLevel ? 30 : 22) / long)]);
  return (
    path(line, { line: palette.white, weight: 6 }) +
    path(line) +
    circle(from, 5, { fill: palette.white }) +
    dot(step, at)
  );
};
