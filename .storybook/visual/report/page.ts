/** The report as one page of HTML, to be opened from the disk or sent by mail. */
import { readFile } from 'node:fs/promises';
import type { MadeWith } from '../baselines.ts';
import { readLook } from './look.ts';
import type { Entry, Shown, TokenChange } from './report.ts';

interface Content {
  counts: { same: number; changed: number; new: number; gone: number; failed: number };
  tokens: readonly TokenChange[];
  /** In the order in which they are shown. */
  entries: readonly Entry[];
  madeWith: MadeWith;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const text = (value: string) => value.replaceAll(/[&<"]/g, (sign) => escapes[sign] ?? sign);
const idOf = (title: string) => title.toLowerCase().replaceAll(/\W+/g, '-');

const image = ({ src, width, height }: Shown, alt: string) =>
  `<img src="${src}" width="${width}" height="${height}" alt="${text(alt)}" loading="lazy">`;

const figure = (caption: string, picture: Shown | undefined) =>
  picture
    ? `<figure><figcaption>${caption}</figcaption><div class="sheet">${image(picture, caption)}</div></figure>`
    : '';

const whole = ({ whole: picture }: Entry) => {
  if (!picture) return '';
  const { area, width, height } = picture;
  // Said already, where nearly all of it is different.
  if (area.height > height * 0.6) return '';
  const part = (value: number, of: number) => `${((value / of) * 100).toFixed(3)}%`;
  const style = `left:${part(area.left, width)};top:${part(area.top, height)};width:${part(area.width, width)};height:${part(area.height, height)}`;
  return `<details><summary>Where in the story</summary><div class="sheet"><div class="whole">${image(picture, 'The whole story')}<div class="mark" style="${style}"></div></div></div></details>`;
};

const fold = ({ before, after }: Entry) =>
  before && after
    ? `<details><summary>One over the other</summary><div class="sheet"><div class="fold">${image(before, 'Accepted')}${image(after, 'Now')}</div><input type="range" min="0" max="100" value="50" aria-label="How much of the accepted picture is seen"></div></details>`
    : '';

const words = { changed: 'Changed', new: 'New', failed: 'Failed', gone: 'Gone' } as const;

const article = (entry: Entry) => {
  const trio = [
    figure('Accepted', entry.before),
    figure('Now', entry.after),
    figure('Difference', entry.difference),
  ].join('');
  return `<article><header><h3>${text(entry.story)}</h3><span class="tag">${text(entry.mode)}</span><span class="tag ${entry.kind}">${words[entry.kind]}</span><p>${text(entry.says)}</p></header>${trio ? `<div class="trio">${trio}</div>` : ''}${fold(entry)}${whole(entry)}</article>`;
};

const dot = (value: string) =>
  /^#[\da-f]{3,8}$/i.test(value) ? `<span class="dot" style="background:${value}"></span>` : '';

const tokenTable = (tokens: readonly TokenChange[]) =>
  tokens.length === 0
    ? ''
    : `<div class="tokens"><p class="small">Tokens that have changed</p><table><thead><tr><th scope="col">Token</th><th scope="col">Accepted</th><th scope="col">Now</th></tr></thead>${tokens
        .map(
          ({ name, before, after }) =>
            `<tr><th scope="row">${text(name)}</th><td>${dot(before)}${text(before)}</td><td>${dot(after)}${text(after)}</td></tr>`,
        )
        .join('')}</table></div>`;

const headline = ({ changed, new: fresh, gone, failed }: Content['counts']) => {
  const all = changed + fresh + gone + failed;
  return all === 1 ? 'One picture is not as it was' : `${all} pictures are not as they were`;
};

const score = (counts: Content['counts']) =>
  (['changed', 'new', 'gone', 'failed', 'same'] as const)
    .map((kind) => {
      const isBad = kind !== 'same' && counts[kind] > 0;
      return `<li${isBad ? ' class="bad"' : ''}><b>${counts[kind]}</b>${kind}</li>`;
    })
    .join('');

const script = `addEventListener('input', ({ target }) =>
  target.previousElementSibling.style.setProperty('--at', target.value + '%'));`;

/** The whole document. */
export const page = async ({ counts, tokens, entries, madeWith }: Content): Promise<string> => {
  const logo = await readFile(
    new URL('../../../ui/assets/logo/lockup.svg', import.meta.url),
    'utf8',
  );
  const titles = [...new Set(entries.map(({ title }) => title))];
  const of = (title: string) => entries.filter((entry) => entry.title === title);
  const contents = titles
    .map(
      (title) =>
        `<li><a href="#${idOf(title)}">${text(title)}<span>${of(title).length}</span></a></li>`,
    )
    .join('');
  const sections = titles
    .map(
      (title) =>
        `<section id="${idOf(title)}"><h2>${text(title)}</h2>${of(title).map(article).join('')}</section>`,
    )
    .join('');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${headline(counts)}</title><style>${await readLook()}</style></head>
<body><header class="top">${logo}<h1>${headline(counts)}</h1>
<p>Taken with ${text(madeWith.browser)} on ${text(madeWith.platform)}. To accept what is shown as Now: <b>npm run test:visual -- --update</b></p>
<ul class="score">${score(counts)}</ul></header>
<div class="body"><nav class="contents" aria-label="Components"><p class="small">Components</p><ol>${contents}</ol></nav>
<main>${tokenTable(tokens)}${sections}</main></div><script>${script}</script></body></html>
`;
};
