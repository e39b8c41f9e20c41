import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seeThroughBarrels } from './see-through-barrels.ts';

const planted = {
  'index.ts': "export * from './cards/index.ts';\nexport { Badge as Sticker } from './Badge.tsx';",
  'cards/index.ts': "export * from './Fan.tsx';",
  'cards/Fan.tsx': 'export interface Props { a: string }\nexport const Fan = () => null;',
  'Badge.tsx': 'export function Badge() { return null; }',
  'own/index.ts': "export * from '../Badge.tsx';\nexport const here = 1;",
  'Fan.stories.tsx':
    "import { Fan, Sticker as S, type Props } from './index.ts';\nexport const a = [Fan, S];\nexport type B = Props;",
  'All.stories.tsx': "import * as all from './index.ts';\nexport const a = all;",
  'Own.stories.tsx': "import { here } from './own/index.ts';\nexport const a = here;",
};

describe('a story', () => {
  let folder: string;
  let server: ViteDevServer;

  beforeAll(async () => {
    // It looks at ui alone, so that is where the planted files are.
    folder = await mkdtemp(join(tmpdir(), 'barrels-'));
    for (const [path, text] of Object.entries(planted)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    server = await createServer({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: [seeThroughBarrels(`${folder}/`)],
      server: { middlewareMode: true, ws: false },
      optimizeDeps: { noDiscovery: true },
    });
  });

  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  const dependsOn = async (path: string) => {
    await server.transformRequest(`/${path}`);
    const module = await server.moduleGraph.getModuleByUrl(`/${path}`);
    const files = [...(module?.importedModules ?? [])].map(({ file }) => file ?? '');
    return files.map((file) => file.slice(folder.length + 1)).toSorted();
  };

  it('depends on the components it names', async () => {
    await expect(dependsOn('Fan.stories.tsx')).resolves.toEqual(['Badge.tsx', 'cards/Fan.tsx']);
  });

  it('depends on all of them when it takes all', async () => {
    await expect(dependsOn('All.stories.tsx')).resolves.toEqual(['index.ts']);
  });

  it('depends on a file that has something of its own', async () => {
    await expect(dependsOn('Own.stories.tsx')).resolves.toEqual(['own/index.ts']);
  });
});

it('the doors of ui are seen through', async () => {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    plugins: [seeThroughBarrels()],
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  const root = fileURLToPath(new URL('../', import.meta.url));
  const story = join(root, 'ui/sections/Hero/Hero.stories.tsx');
  const result = await server.transformRequest(`/@fs${story}`).catch(() => null);
  await server.close();
  expect(result?.code).toContain('/ui/sections/Hero/Hero.tsx');
  expect(result?.code).not.toContain('/ui/index.ts');
});
