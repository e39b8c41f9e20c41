import { metas } from '../page.ts';
import { fileBehind, type Rule } from '../site.ts';

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

/** The tags of the share card say what is so: the brand, the page's address, one picture. */
export const shareValues: Rule = (page, { origin, brand }) => {
  const allowed: Record<string, readonly string[]> = {
    ...known,
    'og:site_name': [brand],
    'og:url': [`${origin}${page.path}`],
    'twitter:image': metas(page, 'og:image'),
  };
  return Object.entries(allowed).flatMap(([tag, right]) =>
    metas(page, tag)
      .filter((value) => value && !right.includes(value))
      .map((value) => `${tag} is '${value}', not '${right.join("' or '")}'`),
  );
};

/** The picture of the share card is there, of the stated size, and no SVG. */
export const sharePicture: Rule = (page, site) =>
  metas(page, 'og:image')
    .filter(Boolean)
    .flatMap((address) => {
      const file = fileBehind(site, address);
      const picture = file && site.pictures.get(file);
      if (!picture) return [`og:image '${address}' is no picture of this site`];
      const stated = [...metas(page, 'og:image:width'), ...metas(page, 'og:image:height')].join(
        ' by ',
      );
      const real = `${picture.width} by ${picture.height}`;
      return [
        ...(stated === real ? [] : [`the picture is ${real}, not ${stated} as stated`]),
        ...(['jpeg', 'png'].includes(picture.format) ? [] : [`the picture is ${picture.format}`]),
      ];
    });
