/** The links that are on every page. */
import type { FooterProps, HeaderProps } from '#ui';

const store = { label: 'Shop on Amazon', href: 'https://example.com/store' };

export const header = {
  links: [
    { label: 'HOME', href: '/' },
    { label: 'HOCKEY TAPE', href: '/hockey-tape' },
    { label: 'HOCKEY LACES', href: '/hockey-laces' },
    { label: 'BEARINGS', href: '/bearings' },
    { label: 'BLOG', href: '/blog' },
    { label: 'ABOUT', href: '/about' },
  ],
  store,
  currentPath: '/',
} as const satisfies HeaderProps;

export const footer = {
  about:
    'Clear shin guard tape, cloth skate laces and inline skate bearings: the small gear every shift depends on.',
  groups: [
    {
      title: 'Products',
      links: [
        { label: 'Hockey Tape', href: '/hockey-tape' },
        { label: 'Hockey Laces', href: '/hockey-laces' },
        { label: 'Bearings', href: '/bearings' },
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
        { label: 'Amazon store', href: store.href, external: true },
      ],
    },
  ],
  socials: [
    { name: 'Instagram', icon: 'instagram', href: 'https://example.com/instagram' },
    { name: 'Facebook', icon: 'facebook', href: 'https://example.com/facebook' },
    { name: 'X', icon: 'x', href: 'https://example.com/x' },
    { name: 'YouTube', icon: 'youtube', href: 'https://example.com/youtube' },
  ],
  copyright: '© 2026 Crossbar Hockey. All rights reserved.',
} as const satisfies FooterProps;
