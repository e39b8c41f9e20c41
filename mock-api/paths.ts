/** The last part of an address: the slug, or the category, that was asked for. */
export function lastPart(path: string): string {
  try {
    return decodeURIComponent(path.replace(/\/$/, '').split('/').at(-1) ?? '');
  } catch {
    return '';
  }
}
