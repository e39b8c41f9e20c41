/** The laws of where things stand: a component is a folder with a fixed set of files. */

/** A component's place: `ui/primitives/Button`. */
export interface Place {
  folder: string;
  /** `primitives` */
  group: string;
  /** `Button` */
  name: string;
}

const inFolder = /^(ui\/([a-z]+)\/([A-Z]\w*))\/[^/]+$/;

/** The component folders among the paths of files. */
export const placesIn = (paths: readonly string[]): Place[] => {
  const places = new Map<string, Place>();
  for (const path of paths) {
    const [, folder, group, name] = inFolder.exec(path) ?? [];
    if (folder && group && name) places.set(folder, { folder, group, name });
  }
  return [...places.values()];
};

/** What a component's folder lacks. */
export const missingFiles = ({ folder, name }: Place, paths: readonly string[]): string[] =>
  [`${folder}/${name}.tsx`, `${folder}/${name}.stories.tsx`, `${folder}/index.ts`].filter(
    (path) => !paths.includes(path),
  );

/** The title of a component's stories. */
export const titleOf = ({ group, name }: Place) =>
  `${group.charAt(0).toUpperCase()}${group.slice(1)}/${name}`;
