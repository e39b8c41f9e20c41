import { access, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nginx as host } from '../../hosts/nginx/nginx.ts';
import { startProgram, versionOf, type Launcher } from './launch.ts';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** nginx in the foreground, with the files of one folder. */
export const nginx: Launcher = {
  host,
  install: 'apt-get install nginx libnginx-mod-http-brotli-static',
  version: async () => {
    const version = await versionOf('nginx', ['-v'], /nginx\/(\S+)/);
    const hasModule = await access(brotliModule).then(
      () => true,
      () => false,
    );
    return hasModule ? version : undefined;
  },
  start: async (folder, { port }) => {
    const logs = join(folder, 'logs');
    await mkdir(logs);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${join(logs, name)};`,
    );
    const config = [
      `load_module ${brotliModule};`,
      'daemon off;',
      'worker_processes 1;',
      `pid ${join(logs, 'nginx.pid')};`,
      `error_log ${join(logs, 'error.log')};`,
      'events {}',
      'http {',
      'access_log off;',
      ...temporary,
      `include ${join(folder, 'crossbar-hockey.conf')};`,
      '}',
    ];
    const path = join(folder, 'nginx.conf');
    await writeFile(path, config.join('\n'));
    return startProgram('nginx', ['-e', join(logs, 'error.log'), '-c', path], port);
  },
};
