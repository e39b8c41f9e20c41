/**
 * The type of a stories file that does not exist: TypeScript prefers the file when there is one.
 * `specification.ts` reports it in a sentence, instead of error TS2307.
 */
declare module '*.stories.tsx' {
  export const hasNoFile: true;
}
