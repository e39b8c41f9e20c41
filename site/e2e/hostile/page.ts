import { sanitize } from '../../api/sanitize/browser.ts';
import { faultsOf } from '../../api/sanitize/corpus/oracle.ts';

/** What became of a payload in a page. */
export interface Outcome {
  /** It called something. */
  ran: boolean;
  faults: string[];
  /** The tree, written out. */
  html: string;
  text: string;
  /** What the sanitizer of this page gave. */
  made?: string;
  /** What stood behind the article still stands beside it. */
  whole: boolean;
}

/** What the oracle has in a page; `ran` is set by what payloads call. */
export interface Bench {
  /** Reads the payload that a document was sent with, having done what a visitor may do. */
  read: (page: Window) => Outcome;
  /** Sanitizes in this page, and shows. */
  show: (html: string) => Promise<Outcome>;
}

interface Watched extends Window {
  ran?: boolean;
}

const events = ['click', 'mouseover', 'pointerenter', 'focus', 'scroll', 'copy', 'beforeinput'];

/** Uses everything: presses, points at, and follows what is a script by its address. */
const use = (root: Element) => {
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    for (const name of events) element.dispatchEvent(new Event(name));
    // As the browser reads the address; links in drawings have no such property.
    const scheme = String(
      'protocol' in element ? element.protocol : element.getAttribute('xlink:href'),
    );
    if (scheme.startsWith('javascript:')) element.click?.();
  }
};

const read = (page: Watched): Outcome => {
  const root = page.document.querySelector('#article');
  if (root) use(root);
  const after = page.document.querySelector('#after');
  return {
    ran: page.ran === true,
    faults: root ? faultsOf(root) : ['no article'],
    html: root?.innerHTML ?? '',
    text: root?.textContent ?? '',
    whole: root !== null && after?.previousElementSibling === root && !root.contains(after),
  };
};

const show = async (html: string): Promise<Outcome> => {
  const page: Watched = window;
  delete page.ran;
  const root = document.querySelector('#article');
  // Where Trusted Types are required, a string would be refused here.
  const made = sanitize(html);
  if (root) root.innerHTML = made as string;
  await new Promise((resolve) => setTimeout(resolve));
  return { ...read(page), made: ''.concat(made as string) };
};

Object.assign(window, { bench: { read, show } satisfies Bench });
