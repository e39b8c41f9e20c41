import type { Launcher } from './launch.ts';
import { apache } from './apache.ts';
import { caddy } from './caddy.ts';
import { nginx } from './nginx.ts';
import { node } from './node.ts';
import { workerd } from './workerd.ts';

export type { Launcher } from './launch.ts';

/** Every host that can run on this machine, when it is installed. */
export const launchers: readonly Launcher[] = [node, workerd, nginx, caddy, apache];
