// oxlint loads plugins with Node, and Node 20 does not read TypeScript: tsx does it for this import.
import { tsImport } from 'tsx/esm/api';

const { plugin } = await tsImport('./index.ts', import.meta.url);

export default plugin;
