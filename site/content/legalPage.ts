import type { LegalHead } from '../legal/text.ts';
import { legalPages } from '../legal/index.ts';
import { brand } from './facts.ts';
import { breadcrumbTo, type Head } from './page.ts';
import { heroPicture } from './pictures.ts';

/** Returns the content of a legal page, without its text. */
export const legalPage = ({ key, title, description }: LegalHead) => {
  const [row] = legalPages.filter((page) => page.key === key);
  if (!row) throw new Error(`There is no legal page ${key}.`);
  const head: Head = { title, description, keywords: [row.name, brand], picture: heroPicture };
  return {
    head,
    path: row.path,
    title,
    breadcrumb: breadcrumbTo(row.path),
    ask: { label: 'Ask us about it', href: '/contact' },
  };
};
