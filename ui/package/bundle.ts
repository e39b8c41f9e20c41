import { fileURLToPath } from 'node:url';
import { rolldown, type BundleError, type OutputAsset, type OutputChunk } from 'rolldown';
import { isClientModule } from './clientModules.ts';
import { missingInUi } from './missingExports.ts';
import { styleSheets } from './styles.ts';

const ui = fileURLToPath(new URL('..', import.meta.url));

/** The source files of the package's entries. `exports` in `package.json` names their output. */
export const entries = ['index.ts', 'foundations/tokens/index.ts', 'frame/Toaster/index.ts'].map(
  (file) => `${ui}${file}`,
);

/**
 * Compiles `ui` to one module for each source file, so that bundlers leave out what is not imported.
 *
 * @param isMeasured minifies, and adds the modules of all packages but React
 * @throws with a sentence for each import of what a module does not export
 */
export const bundleUi = async ({ isMeasured = false } = {}): Promise<
  (OutputChunk | OutputAsset)[]
> => {
  const build = await rolldown({
    input: entries,
    external: isMeasured ? /^react(?:-dom)?(?:\/|$)/ : /^[^./]/,
    plugins: [styleSheets()],
    transform: { target: 'es2022', jsx: { runtime: 'automatic', development: false } },
    tsconfig: false,
    logLevel: 'warn',
    // Packages that are measured contain `'use client'`, too.
    checks: { moduleLevelDirective: !isMeasured, bundlerTimings: false },
  });
  const generated = build.generate({
    format: 'es',
    preserveModules: true,
    preserveModulesRoot: ui,
    minify: isMeasured,
    // Another team's vanilla-extract would compile a file that is named `Button.css.js`.
    entryFileNames: ({ name }) => `${name.replace(/\.css$/, '.styles')}.js`,
    banner: ({ facadeModuleId }) =>
      facadeModuleId && isClientModule(facadeModuleId) ? "'use client';" : '',
  });
  const { output } = await generated.catch((error: BundleError) => {
    const sentences = missingInUi(error);
    throw sentences.length > 0 ? new Error(sentences.join('\n'), { cause: error }) : error;
  });
  await build.close();
  return output;
};
