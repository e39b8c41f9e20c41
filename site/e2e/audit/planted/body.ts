/** Faults in what is seen of a page: its links, pictures, texts and markup. */
import { said, type Planted } from './plant.ts';

const store = 'https://store.example/crossbar';
const skip = '<a href="#main">';
const to = (href: string) => `<a href="${href}">`;
const saying = (text: string) => `<p>${text}</p>`;
const away = (attributes: string) => `<a target="_blank" rel="noopener" href="${attributes}">B</a>`;

export const bodyFaults = {
  ownLinks: [
    ['plain', skip, to('/nowhere'), '/nowhere leads nowhere'],
    ['plain', skip, to('/about/'), '/about/ leads nowhere'],
    ['plain', skip, to('/blogs'), '/blogs leads nowhere'],
    ['plain', skip, to('/assets/lost.pdf'), '/assets/lost.pdf leads nowhere'],
    ['plain', skip, to('#nothing'), '#nothing leads to no place on its page'],
    [
      'home',
      '/hockey-tape#packs',
      '/hockey-tape#rolls',
      '/hockey-tape#rolls leads to no place on its page',
    ],
  ],
  linksAway: [
    ['plain', ' target="_blank"', '', `${store} opens no tab of its own`],
    ['plain', 'rel="noopener"', 'rel="nofollow"', `${store} is not noopener`],
    ['plain', said, away('https://shop.example/a'), 'https://shop.example/a is no place of ours'],
    ['plain', said, away('http://store.example/'), 'http://store.example/ is no place of ours'],
    [
      'plain',
      said,
      away('https://rink.example/about'),
      'https://rink.example/about is no place of ours',
    ],
    [
      'post',
      'twitter.com/intent/tweet?url=https%3A%2F%2Frink.example%2Fblog%2Fpost',
      'twitter.com/crossbar',
      'https://twitter.com/crossbar is no place of ours',
    ],
    [
      'plain',
      said,
      away('https://www.facebook.com/sharer?u=https://other.example/sitemap'),
      'https://www.facebook.com/sharer?u=https://other.example/sitemap is no place of ours',
    ],
  ],
  contactLinks: [
    [
      'contact',
      'mailto:puck@',
      'mailto:post@',
      'mailto:post@rink.example is not mailto:puck@rink.example',
    ],
    ['contact', 'tel:5550100142', 'tel:5550100143', 'tel:5550100143 is not tel:5550100142'],
  ],
  linkForms: [
    ['plain', skip, to('#'), "'#' is no address for a link"],
    ['plain', skip, to('about'), "'about' is no address for a link"],
    // eslint-disable-next-line no-script-url -- it is planted
    ['plain', skip, to('javascript:void(0)'), "'javascript:void(0)' is no address for a link"],
    ['plain', skip, '<a>', 'a link has no address'],
  ],
  imageAlts: [['tape', ' alt="A roll"', '', '/assets/tape.jpg has no alt']],
  imageSizes: [
    ['tape', ' width="4"', '', '/assets/tape.jpg has no width and height'],
    ['tape', 'height="3"', 'height="auto"', '/assets/tape.jpg has no width and height'],
  ],
  files: [
    ['tape', 'src="/assets/tape.jpg"', 'src="/assets/lost.jpg"', '/assets/lost.jpg is not there'],
    ['tape', 'src="/assets/tape.jpg"', 'src="assets/tape.jpg"', 'assets/tape.jpg is not there'],
    ['tape', '/assets/tape-big.webp', '/assets/huge.webp', '/assets/huge.webp is not there'],
    [
      'tape',
      '"/assets/tape.jpg"',
      '"https://a.example/a.jpg"',
      'https://a.example/a.jpg is not there',
    ],
    ['plain', '/icon.png', '/icon.ico', '/icon.ico is not there'],
    ['plain', '/assets/main.js', '/assets/old.js', '/assets/old.js is not there'],
  ],
  pictureFit: [
    [
      'tape',
      '400w, /assets/tape-big.webp 800w',
      '400w, /assets/tape-big.webp 1300w',
      '/assets/tape-big.webp is 2.03 times too wide at 768 px, x1',
    ],
    [
      'tape',
      '40rem, 100vw',
      '15rem, 100vw',
      '/assets/tape.webp is 1.67 times too wide at 768 px, x1',
    ],
    [
      'tape',
      'sizes="(min-width: 48em) 40rem, 100vw"',
      '',
      '/assets/tape-big.webp is of no known size',
    ],
  ],
  leftovers: [
    ['plain', said, saying('For undefined days'), "a leftover in 'For undefined days'"],
    ['plain', said, saying('$NaN'), "a leftover in '$NaN'"],
    ['plain', said, saying('[object Object]'), "a leftover in '[object Object]'"],
    ['plain', said, '<p title="of null"></p>', `a leftover in 'p title="of null"'`],
    ['plain', 'A card', 'A null', `a leftover in 'meta content="A null"'`],
    ['tape', '"category":"Tape"', '"category":null', "a leftover in 'null'"],
  ],
  fillers: [
    ['plain', said, saying('Lorem and more'), "a filler in 'Lorem and more'"],
    ['plain', said, saying('TODO: write'), "a filler in 'TODO: write'"],
    ['plain', said, saying('Price: TBD'), "a filler in 'Price: TBD'"],
    ['plain', said, saying('A placeholder'), "a filler in 'A placeholder'"],
  ],
  whole: [
    ['plain', said, '<template id="B:0"></template>', "template 'B:0' waits for a script"],
    ['plain', said, '<div hidden id="S:1">A</div>', "div 'S:1' waits for a script"],
  ],
  inlineScripts: [
    ['plain', said, '<script>run()</script>', 'an inline script: run()'],
    ['plain', said, '<p onclick="run()">A</p>', 'p has onclick'],
  ],
  inlineStyles: [['plain', said, '<p style="color:red">A</p>', "p has the style 'color:red'"]],
} satisfies Partial<Planted>;
