/** What makes a story look and act the same on every run: registered once, in `preview.tsx`. */
import type { Decorator } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import lockup from '../ui/assets/logo/lockup.svg?raw';
import { logoSymbol, logoSymbolId } from '../ui/assets/logo/symbol.ts';
import { LinkProvider, type LinkComponent } from '../ui/foundations/link.tsx';

/** The moment at which every story happens. */
export const now = Date.parse('2026-01-15T12:00:00Z');

const fontFamilies = ['Crossbar Display', 'Crossbar Text'];

const stillness = `*, *::before, *::after {
  animation: none !important;
  transition: none !important;
  scroll-behavior: auto !important;
  caret-color: transparent !important;
}`;

type Undo = () => void;

/** `new Date()` and `Date.now()` stand still; timers, which measure by another clock, go on. */
const stopClock = (): Undo => {
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now] : args, newTarget) as object,
    apply: () => new RealDate(now).toString(),
    get: (target, key) => (key === 'now' ? () => now : (Reflect.get(target, key) as unknown)),
  });
  return () => {
    globalThis.Date = RealDate;
  };
};

/** Puts another function in the place of a method, until it is undone. */
const replace = (owner: object, name: string, value: (...args: string[]) => void): Undo => {
  const real = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { value, configurable: true, writable: true });
  return () => {
    if (real) Object.defineProperty(owner, name, real);
    else Reflect.deleteProperty(owner, name);
  };
};

/** Nothing answers a story's requests: each is noted, and fails the story in `checkStory`. */
const refuseRequests = (refused: string[]): Undo => {
  const realFetch = globalThis.fetch;
  const refuse = (address: string) => {
    refused.push(address);
    return new TypeError(`A story sent a request, and stories have no network: ${address}`);
  };
  globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    // Storybook's own: the list of stories, fetched again when a file was saved.
    if (new URL(address, location.href).pathname.endsWith('/index.json'))
      return realFetch(input, init);
    return Promise.reject(refuse(address));
  };
  const undoRequests = replace(XMLHttpRequest.prototype, 'open', (_method, address) => {
    throw refuse(address);
  });
  const undoBeacons = replace(navigator, 'sendBeacon', (address) => {
    throw refuse(address);
  });
  return () => {
    globalThis.fetch = realFetch;
    undoRequests();
    undoBeacons();
  };
};

/** A link does what it does on click, short of leaving the story. `#id` stays on the page anyway. */
const stayPut = (): Undo => {
  const onClick = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
};

const hurry = (image: HTMLImageElement) => {
  image.loading = 'eager';
  image.decoding = 'sync';
};

/**
 * Pictures below the fold load too, so that a screenshot of the whole story has them, and are drawn
 * with what is around them: by default a large one may come a frame after.
 */
const loadAllPictures = (): Undo => {
  const look = () =>
    document.querySelectorAll<HTMLImageElement>('img[loading=lazy]').forEach(hurry);
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
};

/** Takes the state that stories may leave, and leaves what Storybook keeps for itself. */
const clearStorage = () => {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) {
      if (!/^(?:@?storybook|sb|vitest)/i.test(key)) storage.removeItem(key);
    }
  }
};

const loadFonts = async () => {
  const faces = [...document.fonts].filter(({ family }) =>
    fontFamilies.includes(family.replaceAll(/["']/g, '')),
  );
  if (faces.length < fontFamilies.length) throw new Error('The brand fonts are not declared.');
  await Promise.all(faces.map((face) => face.load()));
  await document.fonts.ready;
};

const drawLogoOnce = () => {
  if (!document.getElementById(logoSymbolId)) {
    document.body.insertAdjacentHTML('afterbegin', logoSymbol(lockup));
  }
};

// At once, for the pages that hold no story.
drawLogoOnce();

const holdStill = (isStill: boolean): Undo => {
  const style = document.createElement('style');
  style.textContent = isStill ? stillness : '';
  document.head.append(style);
  return () => style.remove();
};

const refused: string[] = [];

/** Before each story. Answers with the way to undo it all. */
export const prepareStory = async ({ globals }: { globals: Record<string, unknown> }) => {
  refused.length = 0;
  clearStorage();
  drawLogoOnce();
  await loadFonts();
  const undo = [
    stopClock(),
    refuseRequests(refused),
    stayPut(),
    loadAllPictures(),
    holdStill(globals['motion'] !== 'on'),
  ];
  return () => undo.forEach((one) => one());
};

const settled = (image: HTMLImageElement) =>
  new Promise<void>((resolve) => {
    if (image.complete || !image.hasAttribute('src')) resolve();
    image.addEventListener('load', () => resolve(), { once: true });
    image.addEventListener('error', () => resolve(), { once: true });
  });

/** After each story: it must have asked for nothing, and its pictures must be there and be ours. */
export const checkStory = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const images = [...canvasElement.querySelectorAll('img')];
  await Promise.all(images.map(settled));
  const foreign = images
    .map(({ currentSrc }) => currentSrc)
    .filter((address) => /^https?:/.test(address) && new URL(address).origin !== location.origin);
  if (refused.length > 0) {
    throw new Error(`A story sent a request, and stories have no network: ${refused.join(', ')}`);
  }
  if (foreign.length > 0) {
    throw new Error(`A story shows a picture from elsewhere: ${foreign.join(', ')}`);
  }
};

const StayingLink: LinkComponent = ({ onClick, ...props }) => (
  <a
    {...props}
    onClick={(event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      if (!props.href.startsWith('#')) event.preventDefault();
    }}
  />
);

/** Links inside the site stay where they are. */
export const withStayingLinks: Decorator = (Story) => (
  <LinkProvider value={StayingLink}>
    <Story />
  </LinkProvider>
);
