import { catalog } from '../catalog/index.ts';
import { heroPicture } from './pictures.ts';

export const notFound = {
  head: {
    title: '404 Page Not Found',
    description:
      'There is no page at this address. Find hockey tape, skate laces, inline bearings and our hockey guides from here.',
    keywords: ['page not found'],
    picture: heroPicture,
  },
  title: '404 Page Not Found',
  text: 'This one went wide. The page may have moved, or there is a typo in its address.',
  home: { label: 'Back to the home page', href: '/' },
  links: [
    ...catalog.map(({ name, path }) => ({ label: name, href: path })),
    { label: 'Blog', href: '/blog' },
    { label: 'Contact', href: '/contact' },
  ],
};
