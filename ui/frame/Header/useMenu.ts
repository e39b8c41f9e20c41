import { useEffect, useRef, useState, type MouseEvent, type ToggleEvent } from 'react';
import { wider } from '../../foundations/media.ts';
import type { InlineFrom } from './inlineFrom.ts';

const isPopoverOpen = (panel: HTMLElement | null) => panel?.matches(':popover-open') ?? false;
const close = (panel: HTMLElement | null) => {
  if (isPopoverOpen(panel)) panel?.hidePopover();
};

/**
 * Tracks the menu's popover. Closes it when a link is clicked, the focus leaves the navigation, the page
 * changes, or the window gets wide enough for the links.
 */
export const useMenu = (currentPath: string, from: InlineFrom) => {
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    // The menu may have been opened before hydration.
    setOpen(isPopoverOpen(panel.current));
    const wide = matchMedia(wider(from === 'wide' ? 'wide' : 'desktop'));
    const onWide = () => close(panel.current);
    wide.addEventListener('change', onWide);
    return () => wide.removeEventListener('change', onWide);
  }, [from]);

  useEffect(() => {
    if (!isOpen) return;
    const onFocus = () => {
      const focused = document.activeElement;
      // The navigation has the menu and its button.
      const navigation = panel.current?.closest('nav');
      if (focused !== document.body && !navigation?.contains(focused)) close(panel.current);
    };
    // The focus may have left a menu that was opened before hydration.
    onFocus();
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [isOpen]);

  // Not at the first effect: the tap that opened the menu may have started the hydration.
  const shownPath = useRef(currentPath);
  useEffect(() => {
    if (shownPath.current !== currentPath) close(panel.current);
    shownPath.current = currentPath;
  }, [currentPath]);

  return {
    isOpen,
    panel,
    onToggle: (event: ToggleEvent<HTMLDivElement>) => setOpen(event.newState === 'open'),
    onLinkClick: (event: MouseEvent<HTMLDivElement>) => {
      if ((event.target as Element).closest('a')) close(panel.current);
    },
  };
};
