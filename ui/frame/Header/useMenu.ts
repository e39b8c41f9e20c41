import { useEffect, useRef, useState, type MouseEvent, type ToggleEvent } from 'react';
import { wider } from '../../foundations/media.ts';

const isShown = (panel: HTMLElement | null) => panel?.matches(':popover-open') ?? false;
const close = (panel: HTMLElement | null) => {
  if (isShown(panel)) panel?.hidePopover();
};

/** Follows the menu's popover, and closes it when a link is chosen, the page or the layout changes. */
export const useMenu = (currentPath: string) => {
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    // It may have been opened before this script ran.
    setOpen(isShown(panel.current));
    const wide = matchMedia(wider('desktop'));
    const onWide = () => close(panel.current);
    wide.addEventListener('change', onWide);
    return () => wide.removeEventListener('change', onWide);
  }, []);

  useEffect(() => close(panel.current), [currentPath]);

  return {
    isOpen,
    panel,
    onToggle: (event: ToggleEvent<HTMLDivElement>) => setOpen(event.newState === 'open'),
    onChoose: (event: MouseEvent<HTMLDivElement>) => {
      if ((event.target as Element).closest('a')) close(panel.current);
    },
  };
};
