import { resolve } from 'node:path';
import { startProgram, type Launcher } from './launch.ts';

/** The bundled server as a process of its own, which `npm run serve` starts. */
export const node: Launcher = {
  host: { name: 'node', limits: [], steps: '', write: () => Promise.resolve({}) },
  install: 'npm run build',
  version: () => Promise.resolve(process.versions.node),
  start: (folder, { apiOrigin, port }) =>
    startProgram(process.execPath, [resolve('dist/serve.js')], port, {
      cwd: resolve(folder, '..'),
      env: { PORT: String(port), API_ORIGIN: apiOrigin },
    }),
};
