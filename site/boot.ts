/**
 * The only script a page asks for. The page is whole without it: it waits until everything that is
 * seen has arrived and the browser is idle, or until somebody touches the page, and then starts the app.
 */
const touches = ['pointerdown', 'keydown', 'focusin'] as const;

/** How long an idle moment is waited for, in ms. */
const patience = 2000;

let isStarted = false;

const start = () => {
  if (isStarted) return;
  isStarted = true;
  for (const type of touches) removeEventListener(type, start, true);
  // When the app cannot be had, the page stays what it is: readable, with links that are links.
  import('./main.tsx').catch(() => {});
};

const startWhenIdle = () =>
  'requestIdleCallback' in window
    ? requestIdleCallback(start, { timeout: patience })
    : setTimeout(start, 200);

for (const type of touches) addEventListener(type, start, { capture: true, passive: true });
if (document.readyState === 'complete') startWhenIdle();
else addEventListener('load', startWhenIdle, { once: true });
