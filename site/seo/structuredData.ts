/** Structured data, written into each document by the prerenderer and never shipped as script. */
import { config } from '../config/index.ts';
import { brand, foundingYear } from '../content/facts.ts';
import { home } from '../content/home.ts';

const organizationId = `${config.origin}/#organization`;

const organization = () => {
  const sameAs = Object.values(config.social).filter(Boolean);
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: brand,
    url: `${config.origin}/`,
    logo: `${config.origin}/icon-512.png`,
    description: home.head.description,
    foundingDate: String(foundingYear),
    ...(sameAs.length > 0 && { sameAs }),
  };
};

const website = () => ({
  '@type': 'WebSite',
  '@id': `${config.origin}/#website`,
  name: brand,
  url: `${config.origin}/`,
  publisher: { '@id': organizationId },
});

const graphs: Record<string, () => object[]> = { '/': () => [organization(), website()] };

/** The structured data of the page at a path; nothing when it has none. */
export const structuredData = (path: string) => {
  const graph = graphs[path]?.();
  return graph && { '@context': 'https://schema.org', '@graph': graph };
};
