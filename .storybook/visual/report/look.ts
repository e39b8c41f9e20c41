import { readFile } from 'node:fs/promises';
import { palette } from '../../../ui/foundations/tokens/palette.ts';

const font = async (name: string) => {
  const file = await readFile(new URL(`../../../ui/foundations/fonts/${name}`, import.meta.url));
  return `url(data:font/woff2;base64,${file.toString('base64')})`;
};

const { navy900, navy700, white, ice50, ice100, ice200, ice300, slate600, mist } = palette;
const { red600, red300, blue600, green600, amber600 } = palette;

const rules = `
* { box-sizing: border-box; margin: 0; }
body { background: ${ice50}; color: ${navy900}; font: 450 1rem/1.5 text, sans-serif; }
h1, h2, h3 { font-family: display, sans-serif; font-weight: 800; line-height: 1.1; }
a { color: ${blue600}; }
:focus-visible { outline: 3px solid ${blue600}; outline-offset: 3px; border-radius: 4px; }
.top { background: ${navy900}; color: ${white}; padding: 2rem max(1.5rem, 4vw) 2.25rem; border-bottom: 5px solid ${red600}; }
.top svg { width: 15rem; display: block; margin-bottom: 2.5rem; }
.top h1 { font-size: clamp(1.75rem, 3.4vw, 2.75rem); max-width: 26ch; }
.top p { color: ${mist}; margin-top: .75rem; }
.score { display: flex; flex-wrap: wrap; gap: .75rem 2.5rem; margin-top: 2rem; padding: 0; list-style: none; }
.score li { display: grid; color: ${mist}; }
.score b { font: 800 2.25rem/1 display, sans-serif; color: ${white}; font-variant-numeric: tabular-nums; }
.score .bad b { color: ${red300}; }
.body { display: grid; gap: 2.5rem; padding: 2.5rem max(1.5rem, 4vw) 5rem; max-width: 110rem; margin: auto; }
.contents { font-size: .9375rem; align-self: start; }
.contents ol { list-style: none; padding: 0; margin-top: .75rem; }
.contents a { display: flex; justify-content: space-between; gap: 1rem; padding: .375rem 0; border-bottom: 1px solid ${ice200}; text-decoration: none; color: inherit; }
.contents a:hover { color: ${blue600}; }
.contents span { color: ${slate600}; font-variant-numeric: tabular-nums; }
.small { font: 700 .8125rem text, sans-serif; letter-spacing: .08em; text-transform: uppercase; color: ${slate600}; }
main { display: grid; gap: 3rem; min-width: 0; }
.tokens { background: ${white}; border: 1px solid ${ice200}; border-left: 5px solid ${red600}; border-radius: 10px; padding: 1.25rem 1.5rem; }
.tokens table { border-collapse: collapse; margin-top: .75rem; }
.tokens :is(th, td) { text-align: left; font-weight: 450; padding: .3rem clamp(.75rem, 3vw, 2rem) .3rem 0; overflow-wrap: anywhere; }
.tokens td { white-space: nowrap; } .tokens th { font-weight: 700; } .tokens thead th { font-size: .8125rem; color: ${slate600}; }
.dot { display: inline-block; width: 1.1em; height: 1.1em; margin-right: .5em; vertical-align: -.2em; border-radius: 50%; border: 1px solid ${ice300}; }
section > h2 { font-size: 1.5rem; padding-bottom: .75rem; border-bottom: 3px solid ${blue600}; }
article { background: ${white}; border: 1px solid ${ice200}; border-radius: 10px; margin-top: 1.25rem; overflow: hidden; }
article > header { display: flex; flex-wrap: wrap; align-items: baseline; gap: .375rem .75rem; padding: 1rem 1.25rem; }
article h3 { font-size: 1.0625rem; }
article header p { flex-basis: 100%; color: ${slate600}; font-size: .9375rem; }
.tag { font-size: .8125rem; font-weight: 700; padding: .125rem .625rem; border-radius: 99px; background: ${ice100}; color: ${navy700}; }
.changed { background: ${red600}; color: ${white}; } .new { background: ${green600}; color: ${white}; }
.failed { background: ${navy900}; color: ${white}; } .gone { background: ${amber600}; color: ${white}; }
.trio { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr)); border-block: 1px solid ${ice200}; }
figure { min-width: 0; border-right: 1px solid ${ice200}; }
figure:last-child { border-right: 0; }
figcaption { padding: .5rem 1.25rem; font-size: .8125rem; font-weight: 700; color: ${slate600}; border-bottom: 1px solid ${ice200}; }
.sheet { overflow: auto; max-height: 34rem; padding: 1.25rem; background: ${ice100}; }
.sheet img { display: block; max-width: 100%; height: auto; box-shadow: 0 0 0 1px ${ice300}; }
details summary { cursor: pointer; padding: .75rem 1.25rem; font-weight: 700; font-size: .9375rem; color: ${blue600}; }
.whole { position: relative; width: fit-content; max-width: 100%; }
.mark { position: absolute; outline: 3px solid ${red600}; outline-offset: 3px; border-radius: 2px; }
.fold { position: relative; width: fit-content; max-width: 100%; }
.fold img + img { position: absolute; inset: 0; clip-path: inset(0 0 0 var(--at, 50%)); }
.fold::after { content: ''; position: absolute; inset-block: 0; left: var(--at, 50%); width: 2px; background: ${red600}; }
input[type=range] { width: min(100%, 24rem); margin-top: 1rem; accent-color: ${red600}; display: block; }
@media (min-width: 64em) {
  .body { grid-template-columns: 15rem minmax(0, 1fr); }
  .contents { position: sticky; top: 2rem; max-height: calc(100vh - 4rem); overflow: auto; }
}`;

/** The report's own styles, with the fonts in them. */
export const readLook = async () =>
  `@font-face { font-family: display; src: ${await font('archivo-expanded-800.woff2')}; }
@font-face { font-family: text; font-weight: 400 700; src: ${await font('figtree-400-700.woff2')}; }
${rules}`;
