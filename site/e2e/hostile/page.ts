/** Runs in the browser: shows and checks post content. The server bundles it as `checker.js`. */
import { sanitize } from '../../api/sanitize/browser.ts';
import { findForbidden } from '../../api/sanitize/corpus/oracle.ts';

/** The result of a payload in a browser. */
export interface CheckResult {
  /** Whether the payload called one of the watched functions. */
  ran: boolean;
  /** The nodes in the content that the oracle does not allow. */
  forbidden: string[];
  html: string;
  text: string;
  /** The output of the sanitizer in this page. */
  sanitized?: string;
  /** Whether the element after the content is still beside it. */
  isContained: boolean;
}

/** The global `checker` of the pages that `server.ts` sends. */
export interface Checker {
  /** Triggers events on all content of a window, and checks it. */
  check: (page: Window) => CheckResult;
  /** Sanitizes a payload, shows it in this page, and checks it. */
  show: (html: string) => CheckResult;
  /** Waits for two frames, in which the events of images, animations and navigation arrive. */
  settle: () => Promise<void>;
}

interface WatchedWindow extends Window {
  /** Set by the functions that payloads call. */
  ran?: boolean;
}

const events = ['click', 'mouseover', 'pointerenter', 'focus', 'scroll', 'copy', 'beforeinput'];

/** Dispatches events on every element, and clicks links with a `javascript:` address. */
const triggerEvents = (root: Element) => {
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    for (const name of events) element.dispatchEvent(new Event(name));
    // The property has the address as the browser reads it. SVG links have only the attribute.
    const scheme = String(
      'protocol' in element ? element.protocol : element.getAttribute('xlink:href'),
    );
    if (scheme.startsWith('javascript:')) element.click?.();
  }
};

const check = (page: WatchedWindow): CheckResult => {
  const root = page.document.querySelector('#content');
  if (root) triggerEvents(root);
  const after = page.document.querySelector('#after');
  return {
    ran: page.ran === true,
    forbidden: root ? findForbidden(root) : ['no content element'],
    html: root?.innerHTML ?? '',
    text: root?.textContent ?? '',
    isContained: root !== null && after?.previousElementSibling === root && !root.contains(after),
  };
};

const show = (html: string): CheckResult => {
  const root = document.querySelector('#content');
  // Trusted Types refuse a string here: the sanitizer returns TrustedHTML.
  const sanitized = sanitize(html);
  if (root) root.innerHTML = sanitized as string;
  return { ...check(window), sanitized: ''.concat(sanitized as string) };
};

const settle = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

Object.assign(window, { checker: { check, show, settle } satisfies Checker });
