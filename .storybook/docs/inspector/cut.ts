/** How wide a text is drawn, in px. */
export type Measure = (text: string) => number;

/** A text as a search engine cuts it: between words, where the room ends. */
export const cutTo = (text: string, room: number, measure: Measure): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (measure(line) <= room) return line;
  const words = line.split(' ');
  while (words.length > 1 && measure(`${words.join(' ')} …`) > room) words.pop();
  return `${words.join(' ')} …`;
};

/** A search engine's page: how much of a title and of a description there is room for. */
export interface Shelf {
  name: string;
  /** How wide it is, in px. */
  width: number;
  title: { font: string; lines: number };
  description: { font: string; lines: number };
}

/** About what Google does; it publishes no numbers. */
export const shelves: readonly Shelf[] = [
  {
    name: 'On a large screen',
    width: 600,
    title: { font: '20px Arial', lines: 1 },
    description: { font: '14px Arial', lines: 2 },
  },
  {
    name: 'On a phone',
    width: 340,
    title: { font: '18px Arial', lines: 2 },
    description: { font: '14px Arial', lines: 3 },
  },
];

const newPen = () =>
  typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d');

let pen: CanvasRenderingContext2D | null | undefined;

/** A rule of thumb, where nothing can be drawn: half as wide as high. */
const guess = (text: string, font: string) => (text.length * Number.parseInt(font, 10)) / 2;

const widthOf = (text: string, font: string) => {
  pen ??= newPen();
  if (!pen) return guess(text, font);
  pen.font = font;
  return pen.measureText(text).width;
};

/** What is left of a text on a shelf. A line is never filled to its end: words are not cut. */
export const onShelf = (text: string, { width }: Shelf, { font, lines }: Shelf['title']) =>
  cutTo(text, width * lines * (lines > 1 ? 0.88 : 1), (part) => widthOf(part, font));
