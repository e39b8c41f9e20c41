/** `npm run package:ui` */
import { relative } from 'node:path';
import { buildPackage } from './build.ts';

try {
  const file = relative(process.cwd(), await buildPackage());
  console.log(`${file} is the package. Install it elsewhere with: npm install PATH/TO/${file}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
