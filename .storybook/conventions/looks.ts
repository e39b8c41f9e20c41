/** The law of looks: whatever a component's code answers to is a story, so that it can be seen. */
import { pathsIn, sourceAt } from './sources.ts';
import type { Place } from './folders.ts';

const looks = [
  {
    code: /<(?:a|button|input|select|textarea|summary|Link)[\s>]/,
    stories: ['Hovered', 'Focused'],
  },
  { code: /\[forcedColors\]:/, stories: ['ForcedColors'] },
  { code: /\bprint: |printStyle\(/, stories: ['Printed'] },
];

/** The stories that a component of this code must have, for what readers do and have set. */
export const looksOf = (code: string): string[] =>
  looks.flatMap((look) => (look.code.test(code) ? look.stories : []));

/** All code of a component's folder, stories and tests left out. */
export const codeOf = ({ folder }: Place): string =>
  pathsIn(folder)
    .filter((path) => !/\.(?:stories|test)\./.test(path))
    .map((path) => sourceAt(path).text)
    .join('\n');
