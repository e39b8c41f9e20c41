/** The sizes that pictures are made in, by where they stand: `import x from './tape.webp?preset=card'`. */

interface Preset {
  /** The widths in px, ascending. Each step is small enough that no window gets far more than it draws. */
  widths: readonly number[];
  /** The width of the JPEG for browsers that know neither AVIF nor WebP. */
  last: number;
}

export const presets = {
  /** Across the whole window, composed for wide ones. */
  hero: { widths: [960, 1440, 1920, 2400], last: 1440 },
  /** Across the whole window, composed for phones and tablets. */
  tall: { widths: [360, 720, 1080, 1536], last: 720 },
  /** Half of a wide window, all of a narrow one. */
  half: { widths: [400, 560, 720, 960, 1280, 1600], last: 800 },
  /** A card. */
  card: { widths: [360, 480, 640, 800, 1120], last: 800 },
  /** One of the small pictures that lead to large ones. */
  thumb: { widths: [96, 144, 200, 280, 440], last: 240 },
} as const satisfies Record<string, Preset>;

/** `quality` is the encoder's own scale; what the eye sees is alike in all three. */
const qualities = { avif: 61, webp: 78, jpeg: 78 };

const isPreset = (name: string): name is keyof typeof presets => Object.hasOwn(presets, name);

/** One set of directives for each file that the picture plugin is to make. */
export const filesOf = (name: string): Record<string, string>[] => {
  if (!isPreset(name)) {
    throw new Error(`No preset is called '${name}': use ${Object.keys(presets).join(', ')}.`);
  }
  const { widths, last } = presets[name];
  const file = (format: keyof typeof qualities, width: number) => ({
    w: `${width}`,
    format,
    quality: `${qualities[format]}`,
    // The usual effort takes ten times as long; its files would be a tenth smaller.
    effort: format === 'avif' ? '1' : '4',
  });
  return [
    ...widths.map((width) => file('avif', width)),
    ...widths.map((width) => file('webp', width)),
    file('jpeg', last),
  ];
};
