/** `npm run package:ui` */
import { relative } from 'node:path';
import { buildPackage } from './build.ts';

const file = relative(process.cwd(), await buildPackage());
console.log(`${file} is the package. Install it elsewhere with: npm install PATH/TO/${file}`);
