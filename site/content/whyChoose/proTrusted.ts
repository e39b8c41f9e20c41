import { bearings } from '../../products/bearings.ts';
import { laces } from '../../products/laces.ts';
import { tape } from '../../products/tape.ts';
import { linkTo } from '../../routes.ts';
import { proRating, store } from '../facts.ts';
import { breadcrumbTo, type Head } from '../page.ts';
import type { CardPicture } from '../pictures.ts';
import { storeHref } from '../storeLinks.ts';

const picture: CardPicture = {
  name: 'face-off',
  alt: 'A face-off, seen from the ice: the puck falls between two sticks on the red line, beside the legs of two players, one in gold hockey socks and one in red.',
};

const head: Head = {
  title: 'Pro Trusted: From College to the Pros',
  description:
    'Why collegiate and professional players put our tape, laces and bearings in their bags, and what three of them say when nobody asks for their name.',
  keywords: ['pro hockey tape', 'college hockey gear', 'hockey tape used by pros'],
  picture,
};

export const proTrusted = {
  head,
  path: '/why-choose/pro-trusted',
  intro: {
    title: 'Pro trusted. Hockey\u00a0is the\u00a0job.',
    lead: 'The higher the level, the less anybody wants to talk about their laces. That is the compliment we are after.',
    breadcrumb: breadcrumbTo('/why-choose/pro-trusted'),
    pictureAlt: picture.alt,
  },
  offer: {
    figure: {
      ...proRating,
      note: {
        text: 'Our own figure.',
        link: {
          label: 'See all four figures',
          href: `${linkTo('/why-choose/performance').href}#figures`,
        },
      },
    },
    title: 'There is no pro version.',
    text: `What they use is what is in our ${store.name} store.`,
    store: { label: `Shop on ${store.name}`, href: storeHref('why-choose') },
  },
  notesTitle: 'Where the gear is used',
  collegiate: {
    id: 'collegiate',
    title: 'Collegiate hockey',
    lead: 'Two games a weekend, practice all week, one equipment room.',
    paragraphs: [
      'Shin guards are taped and cut off six times a week, skates are laced in a hurry between class and the ice, and one shelf has to last until spring.',
    ],
    link: { label: 'See the tape', href: tape.path },
    pictureAlt:
      'An equipment room: a pair of skates hangs by its laces. Beside it are packs of clear tape on a shelf, and on the bench below stacks of white laces, pucks, inline wheels and bearings.',
  },
  professional: {
    id: 'professional',
    title: 'Professional hockey',
    lead: 'Eighty games a season, and no patience for gear that slips.',
    paragraphs: [
      'A pro can get any gear just by asking, and tries most of it once. What stays in the bag is what still holds in overtime.',
    ],
    link: { label: 'See the laces', href: laces.path },
    pictureAlt:
      'The black skates of a player on the ice, their flat white laces tied to a bow, below blue hockey socks.',
  },
  inline: {
    id: 'inline',
    title: 'Inline hockey',
    lead: 'Off the ice, on wheels.',
    paragraphs: [
      'When the ice comes out, the same players skate on courts and on concrete. Sixteen bearings go into a pair of inline skates, and each one has to roll as long as the next.',
    ],
    link: { label: 'See the bearings', href: bearings.path },
  },
  testimonials: {
    title: 'Said in the room',
    lead: 'Two who skate in the gear, and the one who hands it out.',
    items: [
      {
        id: 'pro-defenseman',
        quote:
          'You block a shot, you get up, your pads are straight. It is a small thing, and I don’t want to think about it. I don’t.',
        author: 'A defenseman',
        position: 'Professional hockey',
        isInvented: true,
      },
      {
        id: 'college-forward',
        quote:
          'I tape over the sock before every game. I used to check it at each whistle. Now I could not tell you when I last looked down.',
        author: 'A forward',
        position: 'College hockey',
        isInvented: true,
      },
      {
        id: 'equipment-manager',
        quote:
          'My test is simple: does the kid come back to my window? With these laces he comes back for a second pair, not to complain about the first.',
        author: 'An equipment manager',
        position: 'College hockey',
        isInvented: true,
      },
    ],
  },
  closing: {
    title: 'The same gear, in your bag',
    text: `Tape, laces and bearings, all in our ${store.name} store.`,
    store: { label: `Shop on ${store.name}`, href: storeHref('why-choose') },
    more: { label: 'See our standards', href: linkTo('/why-choose/quality').href },
  },
} as const;
