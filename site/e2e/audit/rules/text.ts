import { all, seenTexts, valuesIn } from '../page.ts';
import type { Rule } from '../site.ts';

/** What a program writes when it has nothing to say; as a whole word. */
const leftover = /(?<![\w-])(?:undefined|NaN|null)(?![\w-])|\[object \w+\]/;
/** What an author writes until there is a text. */
const filler = /\b(?:TODO|TBD|FIXME|[Ll]orem|[Ii]psum|[Pp]laceholder)\b/;

const short = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

/** No text, attribute or structured data holds the leftovers of a program. */
export const leftovers: Rule = (page) => {
  const { title, documentElement } = page.document;
  const attributes = [documentElement, ...all(documentElement, '*')].flatMap((element) =>
    [...element.attributes].map(({ name, value }) => `${element.localName} ${name}="${value}"`),
  );
  const told = valuesIn(page.blocks.filter((block) => block !== undefined)).filter(
    (value) => typeof value !== 'object' || value === null,
  );
  return [title, ...seenTexts(page), ...attributes, ...told.map(String)]
    .filter((text) => leftover.test(text))
    .map((text) => `a leftover in '${short(text)}'`);
};

/** No text stands in for another that is still to be written. */
export const fillers: Rule = (page) =>
  [page.document.title, ...seenTexts(page)]
    .filter((text) => filler.test(text))
    .map((text) => `a filler in '${short(text)}'`);
