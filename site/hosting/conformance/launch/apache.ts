import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { apache as host } from '../../hosts/apache/apache.ts';
import { startProgram, versionOf, type Launcher } from './launch.ts';

const modulesFolder = '/usr/lib/apache2/modules';
const modules =
  'mpm_event authz_core alias mime env setenvif headers rewrite proxy proxy_http ssl socache_shmcb';

/** Apache in the foreground, with the files of one folder. */
export const apache: Launcher = {
  host,
  install: 'apt-get install apache2',
  version: async () => {
    const version = await versionOf('apache2', ['-v'], /Apache\/(\S+)/);
    return access(modulesFolder).then(
      () => version,
      () => undefined,
    );
  },
  start: async (folder, { port }) => {
    const logs = join(folder, 'logs');
    await mkdir(logs);
    const isAdministrator = userInfo().uid === 0;
    const config = [
      `ServerRoot "${folder}"`,
      `PidFile "${join(logs, 'apache.pid')}"`,
      `ErrorLog "${join(logs, 'error.log')}"`,
      `Mutex file:${logs} default`,
      `DefaultRuntimeDir "${logs}"`,
      `Listen 127.0.0.1:${port}`,
      ...(isAdministrator ? ['User www-data', 'Group www-data'] : []),
      ...modules
        .split(' ')
        .map((name) => `LoadModule ${name}_module ${modulesFolder}/mod_${name}.so`),
      'TypesConfig /dev/null',
      `Include "${join(folder, 'crossbar-hockey.conf')}"`,
    ];
    const site = join(folder, 'crossbar-hockey.conf');
    const text = await readFile(site, 'utf8');
    await writeFile(site, text.replace(/(?<=Define SITE_CONFIG ).*/, folder));
    const path = join(folder, 'apache.conf');
    await writeFile(path, config.join('\n'));
    return startProgram('apache2', ['-f', path, '-DFOREGROUND'], port);
  },
};
