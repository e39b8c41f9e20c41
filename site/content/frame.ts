/** The words and links that every page has: header and footer. */
import { config } from '../config/index.ts';
import { bearings, brand, laces, store, tape } from './facts.ts';

const shop = { label: `Shop on ${store.name}`, href: store.href };

export const header = {
  links: [
    { label: 'HOME', href: '/' },
    { label: 'HOCKEY TAPE', href: tape.path },
    { label: 'HOCKEY LACES', href: laces.path },
    { label: 'BEARINGS', href: bearings.path },
    { label: 'BLOG', href: '/blog' },
    { label: 'ABOUT', href: '/about' },
  ],
  store: shop,
};

export const footer = {
  about:
    'Clear shin guard tape, cloth skate laces and inline skate bearings: the small gear every shift depends on.',
  groups: [
    {
      title: 'Products',
      links: [
        { label: tape.name, href: tape.path },
        { label: laces.name, href: laces.path },
        { label: bearings.name, href: bearings.path },
        { label: 'Where to buy', href: '/where-to-buy' },
      ],
    },
    {
      title: 'Resources',
      links: [
        { label: 'Blog', href: '/blog' },
        { label: 'Stick taping guide', href: '/guides/hockey-stick-taping' },
        { label: 'Skate lacing guide', href: '/guides/hockey-skate-lacing' },
        { label: 'Bearing care guide', href: '/guides/bearing-maintenance' },
      ],
    },
    {
      title: 'Company',
      links: [
        { label: 'About us', href: '/about' },
        { label: 'Contact', href: '/contact' },
        { label: `${store.name} store`, href: store.href, external: true },
        { label: 'Privacy policy', href: '/privacy-policy' },
        { label: 'Terms of service', href: '/terms-of-service' },
        { label: 'Sitemap', href: '/sitemap' },
      ],
    },
  ],
  socials: [
    { name: 'Instagram', icon: 'instagram', href: config.social.instagram },
    { name: 'Facebook', icon: 'facebook', href: config.social.facebook },
    { name: 'X', icon: 'x', href: config.social.x },
    { name: 'YouTube', icon: 'youtube', href: config.social.youtube },
  ] as const,
  copyrightOf: (year: number) => `© ${year} ${brand}. All rights reserved.`,
};

/** What stands in place of a page that cannot be drawn. */
export const failure = {
  title: 'Something went wrong',
  text: 'This page could not be shown. Loading it again usually helps.',
  retry: 'Load again',
};
