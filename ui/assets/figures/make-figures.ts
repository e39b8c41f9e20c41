// Writes every figure to `drawings/`: `npm run figures`
import { mkdir, writeFile } from 'node:fs/promises';
import { figures } from './figures.ts';

const folder = new URL('./drawings/', import.meta.url);

await mkdir(folder, { recursive: true });
for (const [name, drawing] of Object.entries(figures)) {
  await writeFile(new URL(`${name}.svg`, folder), drawing());
}
