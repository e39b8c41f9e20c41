/** The least that components can be told. */
export const link = { label: 'Blog', href: '/blog' };
export const picture = { src: '/tape.jpg', width: 800, height: 600, sources: [] };
export const post = { title: 'A title', excerpt: 'A sentence.', href: '/blog/a' };
export const testimonial = {
  quote: 'It holds.',
  author: 'Tyler M.',
  position: 'Player',
  rating: 4.5,
};
export const reason = {
  title: 'Quality',
  text: 'Six.',
  icon: 'quality',
  href: '/q',
  linkLabel: 'More',
};
export const product = {
  title: 'Tape',
  description: 'Clear.',
  price: '$9.99',
  picture,
  pictureAlt: 'A roll.',
  tone: 'red',
  href: '/hockey-tape',
  storeHref: 'https://example.com/tape',
  storeLabel: 'Buy',
} as const;
export const header = { links: [link], store: link, currentPath: '/blog' };
export const footer = {
  about: 'Small gear.',
  groups: [{ title: 'Resources', links: [link] }],
  socials: [{ name: 'X', icon: 'x', href: undefined }],
  copyright: '© 2026',
} as const;
export const share = {
  title: 'Share',
  links: [{ network: 'twitter', label: 'Twitter', href: 'https://example.com/share' }],
  url: 'https://example.com/blog/a',
  text: 'A title',
  copy: { label: 'Copy', done: 'Copied', failed: 'Not copied' },
  native: { label: 'Share' },
} as const;
export const categoryLinks = { title: 'Topics', links: [link] };
export const teaser = {
  title: 'Articles',
  lead: 'Written down.',
  empty: { title: 'None', text: 'Yet.' },
  all: link,
};
export const contactForm = {
  title: 'Write',
  lead: 'All of it.',
  labels: { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' },
  least: { name: 2, message: 10 },
  subjects: ['Other'],
  consent: 'I agree',
  send: 'SEND',
  sending: 'SENDING...',
  errorTitle: 'A problem',
  mail: { label: 'a@example.com', href: 'mailto:a@example.com' },
  early: { waiting: 'One moment.', lost: 'Not sent.' },
  withoutScript: 'Write a mail.',
  action: '/contact',
};
