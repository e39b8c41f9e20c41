import { all } from '../page.ts';
import type { Rule } from '../site.ts';

/** Nothing waits for a script to be put into its place. */
export const whole: Rule = ({ document }) =>
  all(document, 'template[id^="B:"], [hidden][id^="S:"]').map(
    ({ localName, id }) => `${localName} '${id}' waits for a script`,
  );

const dataTypes = ['application/ld+json', 'application/json'];

/** No script but from a file: the content policy would block it. */
export const inlineScripts: Rule = ({ document }) => [
  ...all(document, 'script:not([src])')
    .filter((script) => !dataTypes.includes(script.getAttribute('type') ?? ''))
    .map((script) => `an inline script: ${script.textContent.slice(0, 40)}`),
  ...all(document, '*').flatMap(({ localName, attributes }) =>
    [...attributes]
      .filter(({ name }) => /^on[a-z]+$/.test(name))
      .map(({ name }) => `${localName} has ${name}`),
  ),
];

/** No style but from a sheet: the content policy would block it. */
export const inlineStyles: Rule = ({ document }) =>
  all(document, '[style]').map(
    (element) => `${element.localName} has the style '${element.getAttribute('style')}'`,
  );
