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

/**
 * Calls `start` for each click, and remembers the last one on a button that needs the app.
 * @returns a function that stops it and repeats the click, unless the button has gone
 */
export const holdClicks = (start: () => void) => {
  let held: HTMLButtonElement | undefined;
  const hold = ({ target }: Event) => {
    const button = target instanceof Element && target.closest('button');
    // The browser itself submits forms and opens popovers.
    if (button && button.type === 'button' && !button.popoverTargetElement) held = button;
    start();
  };
  addEventListener('click', hold, true);
  return () => {
    removeEventListener('click', hold, true);
    if (held?.isConnected) held.click();
  };
};
