import * as Toast from '@radix-ui/react-toast';
import { useEffect, useRef } from 'react';
import { useStore } from '../../foundations/store.ts';
import { Icon } from '../../primitives/Icon/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './Toaster.css.ts';
import { usePlacement } from './usePlacement.ts';
import { dismissToast, toastDuration, toastStore } from './toasts.ts';

/** How far a swipe to the right has to go to close the toast, in px: more than this. */
const swipeThreshold = 50;

/** The key that moves the focus to the toast, while there is one. */
const hotkey = ['F8'];
const noHotkey: string[] = [];

/** Returns the landmark that Radix renders around its list of toasts. */
const regionOf = (list: HTMLElement | null) => list?.closest<HTMLElement>('[role="region"]');

/**
 * Renders the current toast below the header, or at the bottom where it would cover the focused
 * control or the text of a result, and announces it. It closes after `toastDuration`, by its button, by
 * Escape, or by a swipe to the right.
 */
export const Toaster = () => {
  const entry = useStore(toastStore);
  const viewport = useRef<HTMLOListElement>(null);
  const lastFocused = useRef<HTMLElement>(null);
  const isOpen = entry?.isOpen ?? false;
  usePlacement(viewport, isOpen ? entry?.id : undefined);

  useEffect(() => {
    // A DOM listener on the region: Radix portals each toast, so its React events do not bubble through the list.
    const region = regionOf(viewport.current);
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !region?.contains(relatedTarget)) {
        lastFocused.current = relatedTarget;
      }
    };
    region?.addEventListener('focusin', remember);
    return () => region?.removeEventListener('focusin', remember);
  }, []);

  useEffect(() => {
    // Radix stops its timer when the window loses the focus, and a page that Back restores may not get it again.
    const closeOld = ({ persisted }: PageTransitionEvent) => {
      const left = toastStore.get();
      if (persisted && left) dismissToast(left.id);
    };
    addEventListener('pageshow', closeOld);
    return () => removeEventListener('pageshow', closeOld);
  }, []);

  const close = (id: number) => {
    // Radix leaves the focus in its empty list, which also keeps the next toast from closing by itself
    // (radix-ui/primitives#2233): move the focus back to the control that had it.
    if (regionOf(viewport.current)?.contains(document.activeElement)) {
      (lastFocused.current ?? document.body).focus();
    }
    dismissToast(id);
  };
  const onEscape = (event: KeyboardEvent) => {
    // An open menu is on top of the toast, so Escape closes the menu.
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
          onOpenChange={(isNowOpen) => !isNowOpen && close(entry.id)}
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
      <Toast.Viewport
        ref={viewport}
        hotkey={isOpen ? hotkey : noHotkey}
        label={isOpen ? 'Notifications ({hotkey})' : 'Notifications'}
        className={styles.viewport}
      />
    </Toast.Provider>
  );
};
