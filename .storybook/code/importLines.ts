/** Returns the import declarations of names by their module, one for each module. */
export const importLines = (
  imports: ReadonlyMap<string, ReadonlySet<string>>,
  usesProps = false,
): string => {
  const modules = new Map(imports);
  if (usesProps) {
    modules.set('react', new Set([...(modules.get('react') ?? []), 'type ComponentProps']));
  }
  return [...modules]
    .toSorted(([a], [b]) => Number(b === 'react') - Number(a === 'react'))
    .map(([from, words]) => `import { ${[...words].toSorted().join(', ')} } from '${from}';`)
    .join('\n');
};
