import { catalog } from '../catalog/index.ts';
import { config } from '../config/index.ts';
import { legalPages } from '../legal/index.ts';
import { linkTo, type FixedPath } from '../routes.ts';
import { brand, store } from './facts.ts';
import { storeHref } from './storeLinks.ts';

const shop = { shortLabel: 'Shop', restOfLabel: `on ${store.name}`, href: storeHref('header') };

export const header = {
  links: [
    { label: 'HOME', href: '/' },
    ...catalog.map(({ name, path }) => ({ label: name.toUpperCase(), href: path })),
    { label: 'BLOG', href: '/blog' },
    { label: 'ABOUT', href: '/about' },
  ],
  menuLinks: [linkTo('/where-to-buy'), linkTo('/contact'), linkTo('/why-choose/guarantee')],
  store: shop,
};

/** Shown on a staging site only. */
export const stagingNotice = config.isStaging && {
  label: 'Staging site',
  text: 'This is a trial of the site. Search engines do not list it.',
};

/** The brand's social profiles. One that is not configured is a placeholder without a link. */
export const socials = [
  { name: 'Instagram', icon: 'instagram', href: config.social.instagram },
  { name: 'Facebook', icon: 'facebook', href: config.social.facebook },
  { name: 'X', icon: 'x', href: config.social.x },
  { name: 'YouTube', icon: 'youtube', href: config.social.youtube },
] as const;

/** The owner wants these links before the pages exist: then they lead to the 404 page. */
export const legalLinks = legalPages.map(({ name, path }) => ({ label: name, href: path }));

export const storeLink = {
  label: `${store.name} store`,
  href: storeHref('footer'),
  external: true,
};

/** A guide by a short name, which fits on one line of the footer. */
const guide = (href: FixedPath, label: string) => ({ label, href });

export const footer = {
  groups: [
    {
      title: 'Products',
      links: [...catalog.map(({ path }) => linkTo(path)), linkTo('/where-to-buy')],
    },
    {
      title: 'Resources',
      links: [
        linkTo('/blog'),
        guide('/guides/hockey-stick-taping', 'Tape a stick'),
        guide('/guides/hockey-skate-lacing', 'Lace skates'),
        guide('/guides/bearing-maintenance', 'Clean bearings'),
      ],
    },
    {
      title: 'Company',
      links: [
        linkTo('/about'),
        linkTo('/contact'),
        linkTo('/why-choose/guarantee'),
        storeLink,
        ...legalLinks,
        linkTo('/sitemap'),
      ],
    },
  ],
  socials,
  copyrightOf: (year: number) => `© ${year} ${brand}. All rights reserved.`,
};

/** Read by screen readers while the code of a page takes long to load. */
export const loadingPage = 'Loading page';

/** The words of the error panel that replaces a page that throws. */
export const failure = {
  title: 'Something went wrong',
  text: 'This page could not be shown. Loading it again usually helps.',
  retry: 'Load again',
};
