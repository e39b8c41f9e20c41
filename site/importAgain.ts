const failures = new Map<string, number>();

/**
 * Imports a module by `load`. When its file could not be fetched before, imports it under another
 * address: Chromium before 156 keeps a failed import until the document is reloaded.
 *
 * @throws {TypeError} when the file cannot be fetched
 */
export const importAgain = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch((error: unknown) => {
    const [url] = /https?:\S+\.js/.exec(String(error)) ?? [];
    const count = url ? (failures.get(url) ?? 0) : 0;
    if (url) failures.set(url, count + 1);
    if (count === 0) throw error;
    return import(/* @vite-ignore */ `${url}?${count}`) as Promise<Module>;
  });
