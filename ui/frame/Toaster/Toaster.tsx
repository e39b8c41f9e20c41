import * as Toast from '@radix-ui/react-toast';
import { useRef, useSyncExternalStore, type FocusEvent } from 'react';
import { Icon, VisuallyHidden } from '../../primitives/index.ts';
import * as styles from './Toaster.css.ts';
import { currentToast, dismissToast, onToastChange, toastDuration } from './toasts.ts';

/** Farther than this to the right, in px, and the toast is gone. */
const swipeThreshold = 50;

const none = () => undefined;

/** Where toasts appear: one at a time, read out, closed by time, button, Escape or a swipe right. */
export const Toaster = () => {
  const entry = useSyncExternalStore(onToastChange, currentToast, none);
  const cameFrom = useRef<HTMLElement>(null);

  const rememberFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
      cameFrom.current = relatedTarget;
    }
  };
  const close = (id: number) => {
    // Radix leaves focus in its empty list, where it also stops the next toast's clock: take it
    // back, at once, to the control that had it.
    if (document.activeElement?.closest('[data-toast]'))
      (cameFrom.current ?? document.body).focus();
    dismissToast(id);
  };
  const onEscape = (event: KeyboardEvent) => {
    // Only the topmost thing closes: an open menu goes first.
    const menu = document.querySelector<HTMLElement>(':popover-open');
    if (!menu) return;
    event.preventDefault();
    menu.hidePopover();
  };

  return (
    <Toast.Provider duration={toastDuration} swipeDirection="right" swipeThreshold={swipeThreshold}>
      {entry && (
        <Toast.Root
          key={entry.id}
          data-toast
          open={entry.isOpen}
          onOpenChange={(isOpen) => !isOpen && close(entry.id)}
          onEscapeKeyDown={onEscape}
          onFocus={rememberFocus}
          type={entry.kind === 'failure' ? 'foreground' : 'background'}
          className={`${styles.toast} ${styles.kind[entry.kind]}`}
        >
          <div
            data-radix-toast-announce-exclude=""
            data-radix-toast-announce-alt={`${entry.title}. ${entry.description}`}
            className={styles.words}
          >
            <Toast.Title className={styles.title}>{entry.title}</Toast.Title>
            <Toast.Description>{entry.description}</Toast.Description>
          </div>
          <Toast.Close className={styles.close}>
            <Icon name="close" size="md" />
            <VisuallyHidden>Close</VisuallyHidden>
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport className={styles.viewport} />
    </Toast.Provider>
  );
};
