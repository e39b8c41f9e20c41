/** Reads a legal text, which is Markdown. */
import { readFile } from 'node:fs/promises';
import { decodeHTMLStrict } from 'entities';
import { Marked, type Token, type Tokens } from 'marked';
import { legalFile } from './files.ts';
import type { LegalKey } from './pages.ts';

/** The longest description that search engines show, in characters. */
const longestDescription = 160;

const marked = new Marked();

/** The facts of a legal text that a page uses besides its HTML. */
export interface LegalHead {
  readonly key: LegalKey;
  readonly title: string;
  /** The start of the text, at most 160 characters. */
  readonly description: string;
}

export interface LegalText extends LegalHead {
  /** The text below the title, not yet sanitized. */
  readonly html: string;
  /** The titles, one of which a text should have. */
  readonly titles: readonly string[];
}

const isTitle = (token: Token): token is Tokens.Heading =>
  token.type === 'heading' && (token as Tokens.Heading).depth === 1;

/** Returns the words of a token as a reader sees them: `&amp;` is `&`, but not within code. */
const wordsOfToken = (token: Token): string => {
  if ('tokens' in token && token.tokens) return token.tokens.map(wordsOfToken).join('');
  if (token.type === 'html') return '';
  if (!('text' in token)) return ' ';
  return token.type === 'text' ? decodeHTMLStrict(token.text) : token.text;
};

/** Returns the words of tokens, without their marks. */
const wordsOf = (tokens: readonly Token[] = []): string =>
  tokens.map(wordsOfToken).join('').replaceAll(/\s+/g, ' ').trim();

const shortened = (text: string) => {
  if (text.length <= longestDescription) return text;
  return `${text.slice(0, longestDescription - 1).replace(/[\s,;:.]+\S*$/, '')}…`;
};

/** Returns the parts of a legal text. */
export const parseLegal = (key: LegalKey, markdown: string): LegalText => {
  const tokens = marked.lexer(markdown.replace(/^\uFEFF/, ''));
  const titles = tokens.filter(isTitle).map((token) => wordsOf(token.tokens));
  const paragraphs = tokens.filter(({ type }) => type === 'paragraph');
  return {
    key,
    title: titles[0] ?? '',
    titles,
    description: shortened(paragraphs.map((token) => wordsOf([token])).join(' ')),
    html: marked.parser(tokens.filter((token) => !isTitle(token))).trim(),
  };
};

/** Reads the text of a legal page. */
export const readLegal = async (folder: string, key: LegalKey): Promise<LegalText> =>
  parseLegal(key, await readFile(legalFile(folder, key), 'utf8'));
