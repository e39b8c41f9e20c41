/** The law of foreign markup: HTML from outside enters by one door, which takes only what is safe. */
import type { Source } from './sources.ts';
import { read } from './syntax.ts';

const prop = 'dangerouslySetInnerHTML';

/** Every place that puts HTML into a page, however the prop is written. */
export const markupFaults = (source: Source): string[] => {
  const { walk, fault } = read(source);
  const faults: string[] = [];
  walk((node) => {
    const isNamed =
      (node.type === 'Identifier' || node.type === 'JSXIdentifier') && node.name === prop;
    const isText = node.type === 'Literal' && node.value === prop;
    if (isNamed || isText) faults.push(fault(node, 'puts HTML into the page'));
  });
  return faults;
};
