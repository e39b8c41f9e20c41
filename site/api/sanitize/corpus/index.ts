import { addresses } from './addresses.ts';
import { amounts } from './amounts.ts';
import { foreign } from './foreign.ts';
import { handlers } from './handlers.ts';
import { mutations } from './mutations.ts';
import type { Payload } from './payload.ts';
import { scripts } from './scripts.ts';

export { tooMuch } from './amounts.ts';
export type { Payload } from './payload.ts';

/** Every attack, written for this project: one or more of each family that is known. */
export const attacks: readonly Payload[] = [
  ...scripts,
  ...handlers,
  ...addresses,
  ...foreign,
  ...mutations,
  ...amounts,
];
