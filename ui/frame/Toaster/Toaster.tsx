import * as Toast from '@radix-ui/react-toast';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Icon, VisuallyHidden } from '../../primitives/index.ts';
import * as styles from './Toaster.css.ts';
import { currentToast, dismissToast, onToastChange, toastDuration } from './toasts.ts';

/** Farther than this to the right, in px, and the toast is gone. */
const swipeThreshold = 50;

const none = () => undefined;
const regionOf = (list: HTMLElement | null) => list?.closest<HTMLElement>('[role="region"]');

/** Where toasts appear: one at a time, read out, closed by time, button, Escape or a swipe right. */
export const Toaster = () => {
  const entry = useSyncExternalStore(onToastChange, currentToast, none);
  const viewport = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<HTMLElement>(null);

  useEffect(() => {
    // On the region itself: toasts are portals, their events would not pass the list in React.
    const region = regionOf(viewport.current);
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !region?.contains(relatedTarget)) {
        cameFrom.current = relatedTarget;
      }
    };
    region?.addEventListener('focusin', remember);
    return () => region?.removeEventListener('focusin', remember);
  }, []);

  const close = (id: number) => {
    // Radix leaves focus in its empty list, where it also stops the next toast's clock: take it
    // back, at once, to the control that had it.
    if (regionOf(viewport.current)?.contains(document.activeElement)) {
      (cameFrom.current ?? document.body).focus();
    }
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
          open={entry.isOpen}
          onOpenChange={(isOpen) => !isOpen && close(entry.id)}
          onEscapeKeyDown={onEscape}
          type={entry.variant === 'failure' ? 'foreground' : 'background'}
          className={`${styles.toast} ${styles.variant[entry.variant]}`}
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
      <Toast.Viewport ref={viewport} className={styles.viewport} />
    </Toast.Provider>
  );
};
