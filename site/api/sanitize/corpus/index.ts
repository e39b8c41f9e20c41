import { addresses } from './addresses.ts';
import { amounts } from './amounts.ts';
import { foreign } from './foreign.ts';
import { handlers } from './handlers.ts';
import { mutations } from './mutations.ts';
import type { Payload } from './payload.ts';
import { scripts } from './scripts.ts';

export { overLimit } from './amounts.ts';
export type { Payload } from './payload.ts';

/** All attacks: at least one of each known family. */
export const attacks: readonly Payload[] = [
  ...scripts,
  ...handlers,
  ...addresses,
  ...foreign,
  ...mutations,
  ...amounts,
];
