/**
 * The inline script of every document. Loads the app when the page has been painted and the browser is
 * idle, or at the visitor's first interaction. Holds back a form that is submitted earlier; the app
 * sends it when it hydrates the form.
 */
import { importAgain } from './importAgain.ts';

const interactions = ['pointerdown', 'keydown', 'focusin'] as const;

/** The longest wait for an idle moment, in ms. */
const idleTimeoutMs = 2000;

/** The longest wait for the pictures of the first window after the load event, in ms. */
const pictureTimeoutMs = 3000;

/** The wait in browsers without `requestIdleCallback` (Safari), in ms. */
const fallbackDelayMs = 200;

let isStarted = false;

/** While it is set, pictures below the first window are not requested: see `Picture.css.ts`. */
document.documentElement.dataset['painting'] = '';

const release = () => {
  removeEventListener('scroll', release);
  delete document.documentElement.dataset['painting'];
};

/** Requests the files of the page at once. Without it, each would wait for the one that imports it. */
const preload = (address: string) => {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = address;
  document.head.append(link);
};

const start = () => {
  if (isStarted) return;
  isStarted = true;
  release();
  for (const type of interactions) removeEventListener(type, start, true);
  const files = document.documentElement.dataset['app']?.split(' ') ?? [];
  files.forEach(preload);
  const load = () =>
    import(/* @vite-ignore */ files[0] ?? '') as Promise<typeof import('./main.tsx')>;
  importAgain(load)
    .then((app) => app.start())
    .catch(() => {
      // The document stays readable and its links work. A held form says that it was not sent, and
      // submitting it again loads the app again.
      isStarted = false;
      const form = document.querySelector<HTMLElement>('form[data-held]');
      if (form) showHeld(form, 'lost');
    });
};

/** Marks a form that was held back, and shows the text for its state. */
const showHeld = (form: HTMLElement, state: 'waiting' | 'lost') => {
  form.dataset['held'] = state;
  for (const text of form.querySelectorAll<HTMLElement>('[data-when-held]')) {
    text.hidden = text.dataset['whenHeld'] !== state;
  }
};

/** Holds back a form until the app has set `data-live` on it. */
const hold = (event: Event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || 'live' in form.dataset) return;
  event.preventDefault();
  showHeld(form, 'waiting');
  start();
};
addEventListener('submit', hold, true);

const startWhenIdle = () =>
  'requestIdleCallback' in window
    ? requestIdleCallback(start, { timeout: idleTimeoutMs })
    : setTimeout(start, fallbackDelayMs);

const isInFirstWindow = (picture: Element) => {
  const { top, bottom } = picture.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
};

/**
 * Frames until the next one is on the display. The compositor may be one frame behind the script, so the
 * third callback is the first that is sure to come after the drawing; the display refreshes in the next.
 */
const framesUntilShown = 4;

const afterFrames = (count: number, done: () => void) => {
  requestAnimationFrame(() => (count > 1 ? afterFrames(count - 1, done) : done()));
};

/** Waits until the pictures in the first window are decoded, and until a frame with them is on the display. */
const startAfterPaint = async () => {
  const pictures = [...document.images].filter(isInFirstWindow);
  await Promise.race([
    Promise.allSettled(pictures.map((picture) => picture.decode())),
    new Promise((resolve) => setTimeout(resolve, pictureTimeoutMs)),
  ]);
  afterFrames(framesUntilShown, () => {
    release();
    startWhenIdle();
  });
};

for (const type of interactions) addEventListener(type, start, { capture: true, passive: true });
addEventListener('scroll', release, { passive: true });
addEventListener('load', () => void startAfterPaint(), { once: true });
