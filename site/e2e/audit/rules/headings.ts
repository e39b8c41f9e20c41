import { all } from '../page.ts';
import type { Rule } from '../site.ts';

/** Exactly one h1, and it says something. */
export const mainHeading: Rule = ({ document }) => {
  const texts = all(document, 'h1').map(({ textContent }) => textContent.trim());
  if (texts.length !== 1) return [`${texts.length} h1, not one`];
  return texts[0] ? [] : ['the h1 is empty'];
};

/** Each heading is at most one level below the one before it. */
export const headingLevels: Rule = ({ document }) => {
  const headings = all(document, 'h1, h2, h3, h4, h5, h6');
  return headings.flatMap(({ localName, textContent }, index) => {
    const before = headings[index - 1]?.localName ?? 'h0';
    return Number(localName[1]) > Number(before[1]) + 1
      ? [`${localName} '${textContent}' comes right after ${before}`]
      : [];
  });
};
