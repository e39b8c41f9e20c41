/** `npm run package:ui` */
import { dirname, relative } from 'node:path';
import { writeApiReports } from './api.ts';
import { buildPackage } from './build.ts';
import { removalAdvice } from './breakingChanges.ts';

try {
  const packed = await buildPackage();
  writeApiReports(dirname(packed));
  const advice = removalAdvice();
  if (advice !== undefined) console.log(advice);
  const file = relative(process.cwd(), packed);
  console.log(`${file} is the package. Install it elsewhere with: npm install PATH/TO/${file}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
