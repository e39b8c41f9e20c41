/** Products and reasons as the site shows them. */
import type { ProductCardProps, ReasonCardProps } from '#ui';
import { bearings, laces, tape } from '#ui/pictures';

export const products = [
  {
    id: 'tape',
    title: 'Hockey Tape',
    description:
      'Clear tape that holds your shin guards in place over the sock. Each roll is 1 inch by 27 yards.',
    price: '$9.99 – $18.99',
    picture: tape,
    pictureAlt: 'A roll of clear hockey tape standing on ice, a second roll lying behind it.',
    tone: 'red',
    href: '/hockey-tape',
    storeHref: 'https://example.com/tape',
    storeLabel: 'Buy on Amazon',
  },
  {
    id: 'laces',
    title: 'Hockey Laces',
    description:
      'Cloth laces for ice and inline skates. Flat, woven, and they stay where you pull.',
    price: '$7.99',
    picture: laces,
    pictureAlt: 'A pair of flat white cloth skate laces with a blue thread, coiled on ice.',
    tone: 'blue',
    href: '/hockey-laces',
    storeHref: 'https://example.com/laces',
    storeLabel: 'Buy on Amazon',
  },
  {
    id: 'bearings',
    title: 'Bearings',
    description:
      'Bearings for inline hockey wheels. Chrome steel, pre-lubricated, ready to press in.',
    price: '$24.99',
    picture: bearings,
    pictureAlt: 'A steel inline skate bearing with its balls showing, more bearings behind it.',
    tone: 'green',
    href: '/bearings',
    storeHref: 'https://example.com/bearings',
    storeLabel: 'Buy on Amazon',
  },
] as const satisfies readonly (ProductCardProps & { id: string })[];

export const reasons = [
  {
    icon: 'quality',
    title: 'Quality',
    text: 'Six standards, from the raw material to the last look before it ships.',
    href: '/why-choose/quality',
    linkLabel: 'See our standards',
  },
  {
    icon: 'performance',
    title: 'Performance',
    text: 'What the gear has to do in the third period, and the figures we hold it to.',
    href: '/why-choose/performance',
    linkLabel: 'See the figures',
  },
  {
    icon: 'trophy',
    title: 'Pro trusted',
    text: 'From college rinks to the professional game: who skates with it, and why.',
    href: '/why-choose/pro-trusted',
    linkLabel: 'Hear from players',
  },
  {
    icon: 'guarantee',
    title: 'Guarantee',
    text: 'Money back for 30 days from purchase. Three steps, no argument.',
    href: '/why-choose/guarantee',
    linkLabel: 'How it works',
  },
] as const satisfies readonly ReasonCardProps[];
