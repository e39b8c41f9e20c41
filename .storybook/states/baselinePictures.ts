/**
 * The baselines that a frame cannot show, because print and forced colors are settings of the browser:
 * stories that spread `printed` or `forcedColors` of `windows.ts`.
 */
const pictures = import.meta.glob<string>('../visual/baselines/*{printed,forced-colors}*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Returns the address of the picture of a baseline that a frame cannot show. */
export const baselinePicture = (name: string): string | undefined =>
  pictures[`../visual/baselines/${name}.webp`];
