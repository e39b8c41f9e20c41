/** The law of sameness: what is drawn must not depend on when or where it is drawn. */
import type { Source } from './sources.ts';
import { nameOf, read } from './syntax.ts';

/** Every reading of a clock, or of a date by the local zone, that a test could not hold still. */
export const clockFaults = (source: Source): string[] => {
  const { walk, fault } = read(source);
  const faults: string[] = [];
  walk((node) => {
    if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return;
    const { callee } = node;
    if (callee.type === 'MemberExpression') {
      const isParse = nameOf(callee.object) === 'Date' && nameOf(callee.property) === 'parse';
      if (isParse) faults.push(fault(node, 'Date.parse reads a text by the local zone'));
      return;
    }
    if (nameOf(callee) !== 'Date') return;
    const [first] = node.arguments;
    const isNow =
      first?.type === 'CallExpression' &&
      first.callee.type === 'MemberExpression' &&
      nameOf(first.callee.object) === 'Date' &&
      nameOf(first.callee.property) === 'now';
    if (node.type === 'CallExpression' || !first) faults.push(fault(node, 'reads the clock'));
    else if (!isNow) faults.push(fault(node, 'reads a date by the local zone'));
  });
  return faults;
};
