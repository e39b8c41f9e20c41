import { metas } from '../page.ts';
import { fileBehind, type Rule, type Site } from '../site.ts';

const tags = [
  'og:site_name',
  'og:type',
  'og:title',
  'og:description',
  'og:url',
  'og:image',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
  'twitter:card',
  'twitter:title',
  'twitter:description',
  'twitter:image',
  'twitter:image:alt',
];

/** Each tag of the share card once, none of them empty; the 404 document has no address to share. */
export const shareTags: Rule = (page) =>
  tags.flatMap((tag) => {
    const values = metas(page, tag);
    const isWanted = tag !== 'og:url' || page.path !== undefined;
    if (values.length !== Number(isWanted)) {
      return [`${values.length} of ${tag}, not ${Number(isWanted)}`];
    }
    return values.every((value) => value.trim()) ? [] : [`${tag} is empty`];
  });

const known: Record<string, readonly string[]> = {
  'og:type': ['website', 'article'],
  'twitter:card': ['summary_large_image'],
};

/** The tags of the share card say what is so: the brand, and the page's address. */
export const shareValues: Rule = (page, { origin, brand }) => {
  const allowed: Record<string, readonly string[]> = {
    ...known,
    'og:site_name': [brand],
    ...(page.path !== undefined && { 'og:url': [`${origin}${page.path}`] }),
  };
  return Object.entries(allowed).flatMap(([tag, right]) =>
    metas(page, tag)
      .filter((value) => value && !right.includes(value))
      .map((value) => `${tag} is '${value}', not '${right.join("' or '")}'`),
  );
};

const pictureFaults = (site: Site, address: string, stated: string): string[] => {
  const file = fileBehind(site, address);
  const picture = file && site.pictures.get(file);
  if (!picture) return [`'${address}' is no picture of this site`];
  const real = `${picture.width} by ${picture.height}`;
  return [
    ...(stated === real ? [] : [`the picture is ${real}, not ${stated} as stated`]),
    ...(['jpeg', 'png'].includes(picture.format) ? [] : [`the picture is ${picture.format}`]),
  ];
};

/** The pictures of the share card are there, of the stated size, and no SVG. */
export const sharePictures: Rule = (page, site) => {
  const size = ['og:image:width', 'og:image:height'].flatMap((tag) => metas(page, tag));
  const addresses = new Set([...metas(page, 'og:image'), ...metas(page, 'twitter:image')]);
  return [...addresses]
    .filter(Boolean)
    .flatMap((address) => pictureFaults(site, address, size.join(' by ')));
};
