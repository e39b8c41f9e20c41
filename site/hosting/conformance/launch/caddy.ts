import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { caddy as host } from '../../hosts/caddy/caddy.ts';
import { startProgram, versionOf, type Launcher } from './launch.ts';

/** Caddy in the foreground, with the files of one folder. */
export const caddy: Launcher = {
  host,
  install: 'apt-get install caddy',
  version: () => versionOf('caddy', ['version'], /v?(\d\S*)/),
  start: async (folder, { port }) => {
    const home = join(folder, 'home');
    await mkdir(home);
    const path = join(folder, 'Caddyfile');
    // Without the port for its administration, which another Caddy may use.
    await writeFile(path, `{\n\tadmin off\n}\n${await readFile(path, 'utf8')}`);
    return startProgram('caddy', ['run', '--config', path, '--adapter', 'caddyfile'], port, {
      env: { HOME: home, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home },
    });
  },
};
