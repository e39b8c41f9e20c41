import { JSDOM } from 'jsdom';
import { readPage, type Page } from './page.ts';

const { DOMParser } = new JSDOM('').window;

/** Opens the text of a document, in Node. */
export const openPage = (html: string, path?: string): Page =>
  readPage(new DOMParser().parseFromString(html, 'text/html'), path);
