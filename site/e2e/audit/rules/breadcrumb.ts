import { all, objectsIn, thingsOf } from '../page.ts';
import type { Rule } from '../site.ts';

/** The breadcrumb that is told is the one that is seen: same steps, same order, same addresses. */
export const breadcrumb: Rule = (page, { origin }) => {
  const seen = all(page.document, 'nav[aria-label="Breadcrumb"]');
  const told = thingsOf(page, 'BreadcrumbList');
  if (seen.length !== told.length || seen.length > 1) {
    return [`${seen.length} breadcrumbs are seen, ${told.length} are told`];
  }
  const shown = seen
    .flatMap((nav) => all(nav, 'li'))
    .map((step, index) => {
      const href = step.querySelector('a')?.getAttribute('href') ?? page.path;
      return `${index + 1} ${step.textContent.trim()} ${origin}${href}`;
    });
  const steps = objectsIn(told)
    .filter((thing) => thing['@type'] === 'ListItem')
    .map(({ position, name, item }) => `${String(position)} ${String(name)} ${String(item)}`);
  return shown.join(' > ') === steps.join(' > ')
    ? []
    : [`seen: ${shown.join(' > ')}; told: ${steps.join(' > ')}`];
};
