import {
  candidatesOf,
  chosen,
  holds,
  judgedViews,
  mostTooLarge,
  namedWidth,
  type View,
} from './choosePicture.ts';

const attribute = (tag: string, name: string) =>
  new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? null;

/** The source that a window takes: the first whose condition holds, in the format that comes first. */
const sourceFor = (picture: string, { width }: View) =>
  picture.match(/<source[^>]*>/g)?.find((source) => holds(attribute(source, 'media'), width));

/** The file that a window takes for a picture, given as its markup; nothing where it has no choice. */
export const fileFor = (picture: string, view: View) => {
  const source = sourceFor(picture, view);
  if (!source) return undefined;
  const drawn = namedWidth(attribute(source, 'sizes') ?? '', view.width) ?? Number.NaN;
  const file = chosen(candidatesOf(attribute(source, 'srcset') ?? ''), drawn, view.density);
  return file && { ...file, tooLarge: file.width / (drawn * view.density) };
};

/** The pictures of a document, as markup. */
export const picturesIn = (html: string): string[] => html.match(/<picture.*?<\/picture>/gs) ?? [];

/**
 * Says for each window that pages are judged by how much more of a picture it fetches than it draws.
 *
 * @throws {Error} when that is too much, or is not known
 */
export const checkPictureSizes = (
  documents: readonly { path: string; html: string }[],
  print: (line: string) => void,
): void => {
  for (const view of judgedViews) {
    const files = documents.flatMap(({ path, html }) =>
      picturesIn(html).flatMap((picture) => {
        const file = fileFor(picture, view);
        return file ? { ...file, path } : [];
      }),
    );
    const [worst] = files.toSorted((a, b) => b.tooLarge - a.tooLarge);
    if (!worst) continue;
    const unknown = files.find(({ tooLarge }) => !(tooLarge > 0));
    if (unknown) throw new Error(`${unknown.path}: ${unknown.address} is of no known size.`);
    const window = `${view.width} px, x${view.density}`;
    print(
      `  ${window}: ${files.length} pictures, at most ${worst.tooLarge.toFixed(2)} times too wide`,
    );
    if (worst.tooLarge > mostTooLarge) {
      throw new Error(
        `${worst.path}: at ${window} ${worst.address} is ${worst.tooLarge.toFixed(2)} times too wide; give its preset a width in between, or mend its sizes.`,
      );
    }
  }
};
