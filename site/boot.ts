/**
 * The only script a page asks for. The page is whole without it: it waits until everything that is
 * seen has arrived and the browser is idle, or until somebody touches the page, and then starts the app.
 * A form that is sent before that is held: the app sends it when it takes the form over.
 */
const touches = ['pointerdown', 'keydown', 'focusin'] as const;

/** How long an idle moment is waited for, in ms. */
const patience = 2000;

let isStarted = false;

const start = () => {
  if (isStarted) return;
  isStarted = true;
  for (const type of touches) removeEventListener(type, start, true);
  import('./main.tsx')
    .then((app) => app.start())
    .catch(() => {
      // When the app cannot be had, the page stays what it is: readable, with links that are links.
      // Only a form is for nothing then, and says so; to send it again is to try again.
      isStarted = false;
      const form = document.querySelector<HTMLElement>('form[data-held]');
      if (form) form.dataset['held'] = 'lost';
    });
};

/** The form shows by `data-held` that it waits; `data-live` says that the app listens to it. */
const hold = (event: Event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || 'live' in form.dataset) return;
  event.preventDefault();
  form.dataset['held'] = 'waiting';
  start();
};
addEventListener('submit', hold, true);

const startWhenIdle = () =>
  'requestIdleCallback' in window
    ? requestIdleCallback(start, { timeout: patience })
    : setTimeout(start, 200);

for (const type of touches) addEventListener(type, start, { capture: true, passive: true });
if (document.readyState === 'complete') startWhenIdle();
else addEventListener('load', startWhenIdle, { once: true });
