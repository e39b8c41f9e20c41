/** Returns the `aria-current` of a link to `href` while the page at `currentPath` is shown. */
export const currentOf = (href: string, currentPath: string) => {
  if (href === currentPath) return 'page';
  return href !== '/' && currentPath.startsWith(`${href}/`) ? 'true' : undefined;
};
