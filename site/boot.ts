/**
 * The entry script of every document. Loads the app when the page has loaded and the browser is idle,
 * or at the visitor's first interaction. Holds back a form that is submitted earlier; the app sends it
 * when it hydrates the form.
 */
import { importAgain } from './importAgain.ts';

const interactions = ['pointerdown', 'keydown', 'focusin'] as const;

/** The longest wait for an idle moment, in ms. */
const idleTimeoutMs = 2000;

/** The wait in browsers without `requestIdleCallback` (Safari), in ms. */
const fallbackDelayMs = 200;

let isStarted = false;

const start = () => {
  if (isStarted) return;
  isStarted = true;
  for (const type of interactions) removeEventListener(type, start, true);
  importAgain(() => import('./main.tsx'))
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

for (const type of interactions) addEventListener(type, start, { capture: true, passive: true });
if (document.readyState === 'complete') startWhenIdle();
else addEventListener('load', startWhenIdle, { once: true });
