/**
 * The inline script of every document. Loads the app at the visitor's first sign of interest, or when
 * the API's data has changed since the build. Keeps what the visitor submits or presses until then.
 */
import { checkData } from './boot/dataCheck.ts';
import { onFirstPaint, loadDeferred } from './boot/firstPaint.ts';
import { holdClicks, holdForms, showLostForm } from './boot/held.ts';
import { importAgain } from './importAgain.ts';

/** The longest wait for an idle moment, in ms. */
const idleTimeoutMs = 2000;

/** The wait in browsers without `requestIdleCallback` (Safari), in ms. */
const fallbackDelayMs = 200;

const { dataset } = document.documentElement;
const { path = '', app = '' } = dataset;

// Shows the "Share…" button of `ShareLinks`, which is hidden in the document.
if ('share' in navigator) dataset['canShare'] = '';

/**
 * Requests the files of the page at once: without it, each would wait for the one that imports it. The
 * document has only those styles that its own elements use.
 */
const requestFile = (address: string) => {
  const link = document.createElement('link');
  link.rel = address.endsWith('css') ? 'stylesheet' : 'modulepreload';
  link.href = address;
  // `main.tsx` waits for each style sheet in the document.
  link.addEventListener('error', () => link.remove());
  document.head.append(link);
};

let isStarted = false;
let isPainted = false;
let hasMoved = false;
const untilStart = new AbortController();

const start = () => {
  if (isStarted) return;
  isStarted = true;
  untilStart.abort();
  loadDeferred();
  const check = checkData(start);
  const files = app.split(' ');
  files.forEach(requestFile);
  const load = () =>
    import(/* @vite-ignore */ files[0] ?? '') as Promise<typeof import('./main.tsx')>;
  importAgain(load)
    .then((main) => main.start(check))
    .then(repeatClick, () => {
      // The document stays readable and its links work. A held form says that it was not sent. The next
      // submit or click loads the app again.
      isStarted = false;
      showLostForm();
      followLink();
    });
};

/**
 * Starts the app when the mouse has moved, but not before the paint: a mouse often moves while the page
 * loads. Browsers send an event without movement when a page appears below a mouse that does not move.
 */
const startAfterPaint = (event: Event) => {
  const { movementX, movementY } = event as PointerEvent;
  hasMoved ||= movementX !== 0 || movementY !== 0;
  if (isPainted && hasMoved) start();
};

const whenIdle = (act: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(act, { timeout: idleTimeoutMs })
    : setTimeout(act, fallbackDelayMs);

/** Whether the document is the page of its address. Its path is a pattern when it has many addresses. */
const isPage = /[*:]/.test(path) || path === location.pathname;

/** Whether the address names a finder, or may have a topic for the form: only the app shows them. */
const needsApp = () =>
  document.querySelector(location.search ? 'form,:target table' : ':target table');

const listen = (type: string, act: (event: Event) => void) =>
  addEventListener(type, act, { capture: true, passive: true, signal: untilStart.signal });

for (const type of ['pointerdown', 'keydown', 'focusin']) listen(type, start);
listen('pointermove', startAfterPaint);
// The app replaces a picture that cannot be loaded by its color and its text.
listen('error', ({ target }) => target instanceof HTMLImageElement && start());
holdForms(start);
const [repeatClick, followLink] = holdClicks(start);

onFirstPaint(() => {
  whenIdle(() => {
    isPainted = true;
    if (hasMoved || !isPage || needsApp()) start();
    else checkData(start);
  });
});
