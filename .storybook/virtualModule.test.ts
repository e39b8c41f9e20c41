import { createServer } from 'vite';
import { expect, it, vi } from 'vitest';
import { readAgainOnChange, virtualModule } from './virtualModule.ts';

it('reads a virtual module again after a file that it is read from has changed', async () => {
  const read = vi.fn<() => number>(() => 1);
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, watch: null, ws: false },
    plugins: [
      {
        ...virtualModule('virtual:a', read),
        configureServer: (one) => {
          readAgainOnChange(one, 'virtual:a', (path) => path === '/a.css.ts');
        },
      },
    ],
  });
  const readsAfterChangeOf = async (path: string) => {
    server.watcher.emit('all', 'change', path);
    await server.transformRequest('virtual:a');
    return read.mock.calls.length;
  };
  await server.transformRequest('virtual:a');
  await expect(readsAfterChangeOf('/b.css.ts')).resolves.toBe(1);
  await expect(readsAfterChangeOf('/a.css.ts')).resolves.toBe(2);
  await server.close();
});
