/** Keeps what the visitor submits or presses before the app can act on it. */

/** Marks a form that was held back, and shows the text for its state. */
const showHeld = (form: HTMLElement, state: 'waiting' | 'lost') => {
  form.dataset['held'] = state;
  for (const text of form.querySelectorAll<HTMLElement>('[data-when-held]')) {
    text.hidden = text.dataset['whenHeld'] !== state;
  }
};

/** Says in a held form that it was not sent. */
export const showLostForm = () => {
  const form = document.querySelector<HTMLElement>('form[data-held]');
  if (form) showHeld(form, 'lost');
};

/** Holds back forms until the app has set `data-live` on them. Calls `start` for each. */
export const holdForms = (start: () => void) => {
  const hold = (event: Event) => {
    const form = event.target as HTMLFormElement;
    if ('live' in form.dataset) return;
    event.preventDefault();
    showHeld(form, 'waiting');
    start();
  };
  addEventListener('submit', hold, true);
};

/** Buttons and links that need the app. The browser itself submits forms and opens popovers. */
const needsApp = 'button[type=button]:not([popovertarget]),a[data-needs-app]';

/**
 * Calls `start` for each click, and holds the last one on a button or a link that needs the app.
 * @returns a function that stops it and repeats the click, unless the element has gone; and one that
 *   follows the link, when the app cannot be loaded
 */
export const holdClicks = (start: () => void) => {
  let held: (HTMLElement & { href?: string }) | undefined;
  const hold = (event: MouseEvent) => {
    const { target } = event;
    const element = target instanceof Element && target.closest<HTMLElement>(needsApp);
    // With these keys, a click on a link opens another tab.
    if (element && !event.ctrlKey && !event.metaKey) {
      held = element;
      event.preventDefault();
    }
    start();
  };
  addEventListener('click', hold, true);
  const repeat = () => {
    removeEventListener('click', hold, true);
    if (held?.isConnected) held.click();
  };
  const follow = () => {
    if (held?.href) location.href = held.href;
  };
  return [repeat, follow] as const;
};
