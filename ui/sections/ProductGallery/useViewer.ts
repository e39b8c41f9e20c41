import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { isPlainClick } from '../../foundations/isPlainClick.ts';

type PictureViewer = typeof import('../PictureViewer/index.ts').PictureViewer;

/**
 * Returns the viewer while it is open, and handlers that open it from a link to a picture and close it.
 * Its code loads when it is opened first; when that fails, the browser follows the link.
 */
export const useViewer = (strip: RefObject<HTMLElement | null>) => {
  const [opened, setOpened] = useState<{ Viewer: PictureViewer; start: number }>();

  const hasLeft = useRef(false);

  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);

  const onOpen = (event: MouseEvent<HTMLAnchorElement>, start: number) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    import('../PictureViewer/index.ts').then(
      ({ PictureViewer }) => setOpened({ Viewer: PictureViewer, start }),
      () => {
        if (!hasLeft.current) location.assign(href);
      },
    );
  };

  const onClose = (last: number) => {
    setOpened(undefined);
    strip.current?.querySelectorAll('a')[last]?.focus();
  };

  return { Viewer: opened?.Viewer, start: opened?.start ?? 0, onOpen, onClose };
};
