import { virtualModule } from '../virtualModule.ts';
import { readHealth } from './health.ts';

/** Provides the content of all health cards as `virtual:health`. */
export const health = () => virtualModule('virtual:health', () => readHealth(process.cwd()));
