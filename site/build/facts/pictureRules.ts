import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { NamedProduct } from '../../catalog/product.ts';

const folder = fileURLToPath(new URL('../../../ui/assets/pictures/', import.meta.url));

/** The widest file that a card needs, in px: see `card` in `ui/assets/pictures/presets.ts`. */
const minWidth = 1120;
const formats = ['webp', 'jpeg', 'png', 'avif', 'heif'];

interface Photo {
  where: string;
  file: string;
}

interface Inspected {
  faults: string[];
  notes: string[];
  hash?: string;
}

const ratioOf = (width: number, height: number) => {
  const ratio = width / height;
  if (Math.abs(ratio - 4 / 3) < 0.02) return undefined;
  return `${width} × ${height} px`;
};

const inspect = async ({ where, file }: Photo): Promise<Inspected> => {
  const bytes = await readFile(`${folder}${file}`).catch(() => undefined);
  if (!bytes) {
    return {
      faults: [`${where} is '${file}', which is not in ui/assets/pictures: add the file there.`],
      notes: [],
    };
  }
  const hash = createHash('sha256').update(bytes).digest('hex');
  const data = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (!data || !formats.includes(data.format)) {
    return {
      faults: [`${where} is '${file}': expected a picture in JPEG, PNG, WebP or AVIF.`],
      notes: [],
      hash,
    };
  }
  const { width, height } = data.autoOrient;
  const faults =
    width < minWidth
      ? [
          `${where}, '${file}', is ${width} px wide: expected at least ${minWidth} px, or it is blurred.`,
        ]
      : [];
  const shape = ratioOf(width, height);
  const notes = shape
    ? [`${where}, '${file}', is ${shape}: pages crop it to 4:3, around its middle.`]
    : [];
  return { faults, notes, hash };
};

/** Returns a sentence for each wrong picture of a product, and what the owner should know of the others. */
export const pictureFaults = async (products: readonly NamedProduct[]) => {
  const photos = products.flatMap(({ key, pictures }) =>
    pictures.map(({ file }, at) => ({
      where: `site/products/${key}.ts: picture ${at + 1}`,
      file,
    })),
  );
  const inspected = await Promise.all(photos.map(inspect));
  const repeated = inspected.flatMap(({ hash }, at) => {
    const first = inspected.findIndex((other) => other.hash !== undefined && other.hash === hash);
    return hash === undefined || first === at
      ? []
      : [
          `${photos[at]?.where}, '${photos[at]?.file}', is the same as ${photos[first]?.where}: expected another one.`,
        ];
  });
  return {
    faults: [...inspected.flatMap(({ faults }) => faults), ...repeated],
    notes: inspected.flatMap(({ notes }) => notes),
  };
};
