/** `npm run package:ui` */
import { dirname, relative } from 'node:path';
import { writeApiReports } from './api.ts';
import { buildPackage } from './build.ts';
import { checkChangelog, versionAdvice } from './breakingChanges.ts';

try {
  const packed = await buildPackage();
  writeApiReports(dirname(packed));
  checkChangelog();
  const advice = versionAdvice();
  if (advice !== undefined) console.log(advice);
  const file = relative(process.cwd(), packed);
  console.log(`${file} is the package. Install it elsewhere with: npm install PATH/TO/${file}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
