/**
 * The widths of a picture by its place on the page: `import x from './tape.webp?preset=card'`.
 * Chosen for the windows in `site/build/pictureSizes.ts`: a width one pixel short of a common phone
 * makes it load the next one, which has twice the pixels.
 */

interface Preset {
  /** The widths in px, ascending. A journey fails when a window loads 1.4 times more pixels than it shows. */
  widths: readonly number[];
  /** The width of the JPEG for browsers that know no other format of it, in px. */
  fallback: number;
  /**
   * Also makes WebP files, for browsers without AVIF: about one in twenty-five. A page with many pictures
   * leaves them out, because their addresses make its document longer than one round trip can carry.
   */
  hasWebp?: boolean;
}

export const presets = {
  /** As wide as the window, cropped for desktops. */
  hero: { widths: [960, 1440, 1920, 2400], fallback: 1440, hasWebp: true },
  /** As wide as the window, cropped for phones and tablets. */
  tall: { widths: [412, 724, 832, 1104, 1184, 1536], fallback: 720, hasWebp: true },
  /** Half of a wide window, or all of a narrow one. */
  half: { widths: [400, 724, 832, 1104, 1280, 1600], fallback: 800 },
  /** In a card. */
  card: { widths: [192, 368, 480, 688, 800, 1120], fallback: 800 },
  /** A tile: 6.5rem wide on a phone, a third of wider windows. */
  tile: { widths: [144, 224, 336, 496, 800], fallback: 496 },
  /** Beside a link: about 7rem high in all windows, the sides cut. */
  link: { widths: [152, 304, 456], fallback: 304 },
  /** A thumbnail of the product gallery. */
  thumb: { widths: [96, 144, 224, 304, 440], fallback: 240 },
  /** At its full size, in the viewer of the product gallery. A narrower original keeps its width. */
  full: { widths: [2400], fallback: 2400 },
} as const satisfies Record<string, Preset>;

/** The scales of the three encoders differ. These values look alike. */
const qualities = { avif: 61, webp: 78, jpeg: 78 };

const isPreset = (name: string): name is keyof typeof presets => Object.hasOwn(presets, name);

/**
 * Returns the imagetools directives for each file of a preset.
 *
 * @param text the name of a preset. `half.44` is `half` with a quality of 44 for AVIF, and less for the
 *   others too: for photographs whose files would be too large
 * @throws When the preset does not exist.
 */
export const directivesOf = (text: string): Record<string, string>[] => {
  const [name = '', lower] = text.split('.');
  if (!isPreset(name)) {
    throw new Error(
      `Unknown picture preset "${name}". Use one of: ${Object.keys(presets).join(', ')}.`,
    );
  }
  const { widths, fallback, hasWebp = false }: Preset = presets[name];
  const scale = lower === undefined ? 1 : Number(lower) / qualities.avif;
  const file = (format: keyof typeof qualities, width: number) => ({
    w: `${width}`,
    format,
    quality: `${Math.round(qualities[format] * scale)}`,
    // The default effort takes ten times as long, for files that are a tenth smaller.
    effort: format === 'avif' ? '1' : '4',
  });
  return [
    ...widths.map((width) => file('avif', width)),
    ...(hasWebp ? widths.map((width) => file('webp', width)) : []),
    file('jpeg', fallback),
  ];
};
